-- The private half, sealed with the server's secret, of keys that are made at random. Those from before followed from
-- that secret, so that their public halves told of it; their tickets stay good.
alter table ticket_key add column sealed_seed bytea check (octet_length(sealed_seed) = 60);
