-- What the gateway itself calls a checkout, and until when it may take the money.
alter table payment add column gateway_id text, add column pay_until timestamptz;
update payment set pay_until = created_at + interval '15 minutes',
  gateway_id = coalesce((select id from sandbox_checkout c where c.reference = payment.reference), reference);
alter table payment alter column gateway_id set not null, alter column pay_until set not null;

-- A refund that the gateway refused, or took and could not bring, waits for an operator, who may have it asked for
-- once more.
alter table refund
  add column attempt integer not null default 1 check (attempt > 0),
  add column failure text check (failure is null or state = 'pending');
