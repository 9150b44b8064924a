-- What is wanted of a change is said by the vertical of what was booked: days of a rental are one way among others.
alter table booking_change add column wanted jsonb check (jsonb_typeof(wanted) = 'object');
update booking_change set wanted = jsonb_build_object('start_date', start_date, 'end_date', end_date);
alter table booking_change alter column wanted set not null, drop column start_date, drop column end_date;
