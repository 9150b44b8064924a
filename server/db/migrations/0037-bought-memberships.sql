-- Memberships are bought too, by a gateway or out of the wallet.
alter table purchase drop constraint purchase_kind_check,
  add constraint purchase_kind_check check (kind in ('gift_card', 'membership')),
  add column payment_mode text not null default 'Online' check (payment_mode in ('Online', 'WALLET'));
alter table purchase alter column payment_mode drop default;

-- A second one of a campaign begins where the first one ends.
alter table membership add column purchase_id bigint unique references purchase (id),
  add column starts_at timestamptz;
update membership set starts_at = created_at;
alter table membership alter column starts_at set not null, add check (expires_at > starts_at);
