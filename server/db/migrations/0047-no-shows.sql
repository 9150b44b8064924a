-- Who did not come gets nothing back for a visit.
alter table earning drop constraint earning_reason_check,
  add constraint earning_reason_check
    check (reason in ('cancelled', 'too_little', 'not_seen', 'erased', 'operator', 'no_show'));
