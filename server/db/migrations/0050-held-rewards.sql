-- Which accounts were reached on which device: two on one device may be one person. It ends with the account.
create table device_seen (
  token_hash bytea not null check (octet_length(token_hash) = 32),
  account_id bigint not null references account (id),
  first_seen timestamptz not null,
  primary key (token_hash, account_id)
);
create index device_seen_of_account on device_seen (account_id);
insert into device_seen (token_hash, account_id, first_seen)
select d.token_hash, s.account_id, d.created_at from push_device d join session s on s.id = d.session_id
on conflict do nothing;

-- A reward for a friend on the referrer's own device waits for an operator, who gives or refuses it.
alter table referral_reward drop constraint referral_reward_state_check,
  add constraint referral_reward_state_check check (state in ('credited', 'over_limit', 'held', 'refused'));
