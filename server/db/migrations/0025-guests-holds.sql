-- Whose a hold is that no account has: what the guests of one address hold is bounded together. Gone when it is claimed.
alter table hold add column address text check (address is null or account_id is null);
create index hold_of_address on hold (address) where address is not null;
