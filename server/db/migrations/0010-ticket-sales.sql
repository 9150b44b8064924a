-- A sale that begins or ends changes from how much an event starts; what has turned lately is looked for all the time.
create index ticket_by_sales_from on ticket (sales_from) where sales_from is not null;
create index ticket_by_sales_until on ticket (sales_until) where sales_until is not null;
