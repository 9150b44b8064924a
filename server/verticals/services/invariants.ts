import type { Invariants } from '#server/db/invariants.ts'

/** Whether a booking `b` is one for which things are collected: nobody is taken for it but who drives. */
const isCollected = `exists (select from booking_handover leg where leg.booking_id = b.id and leg.leg = 'pickup')`

/** Invariants of stores and of the people who work there. */
export const storeInvariants: Invariants = {
  'a store is a listing of services, and who works there one of its professionals': `
    select own.slug as what from store join listing own on own.id = listing_id
    where own.vertical <> 'services' or own.kind <> ''
    union all select person.slug from staff join listing person on person.id = professional_id
    where person.vertical <> 'services' or person.kind <> 'professional'`,
  'who does something at a store works there': `
    select service_id || ' ' || own.professional_id as what
    from staff_service own join store_service service on service.id = own.service_id
    where not exists (select from staff
      where staff.store_id = service.store_id and staff.professional_id = own.professional_id)`,
  'what can be added to a service is of its store': `
    select service_id || ' ' || addon_id as what
    from service_addon join store_service service on service.id = service_id join addon on addon.id = addon_id
    where addon.store_id <> service.store_id`,
  'a store is found by what the least of its services costs': `
    select own.slug as what from listing own
      join (select store_id, min(least(service.price_minor, person.price_minor)) as price
        from store_service service left join staff_service person on person.service_id = service.id
        where is_active group by store_id) as least on least.store_id = own.id
    where own.price_minor is distinct from least.price`,
  'nobody is taken by two visits at one time': `
    select a.id::text as what from occupancy a join occupancy b
      on b.professional_id = a.professional_id and b.id > a.id
      and int4range(b.from_min, b.until_min) && int4range(a.from_min, a.until_min)`,
  'no unit of a resource is taken by two visits at one time': `
    select a.id::text as what from occupancy a join occupancy b
      on b.resource_id = a.resource_id and b.unit = a.unit and b.id > a.id
      and int4range(b.from_min, b.until_min) && int4range(a.from_min, a.until_min)`,
  'what a service needs its store has, and visits take what is of their store': `
    select service.id::text as what from store_service service cross join unnest(needs) as own (kind)
    where is_active and not exists (select from resource
      where resource.store_id = service.store_id and resource.kind = own.kind and resource.is_active)
    union all select b.reference from occupancy o join resource on resource.id = o.resource_id
      join booking b on b.id = o.booking_id where b.listing_id <> resource.store_id`,
  'a visit has its people for all of their work, and one that is over or not paid has nobody': `
    select b.reference as what from booking b join visit_line line on line.booking_id = b.id
    where b.status not in (6, 8) and not ${isCollected} and not coalesce((
      select range_agg(int4range(o.from_min, o.until_min)) @> int4multirange(
          int4range(line.from_min, least(line.until_min, line.from_min + line.gap_at)),
          int4range(least(line.until_min, line.from_min + line.gap_at + line.gap_minutes), line.until_min))
      from occupancy o where o.booking_id = b.id and o.professional_id = line.professional_id), false)
    union all select b.reference from occupancy o join booking b on b.id = o.booking_id where b.status in (6, 8)`,
  'a time is held for a proposal as long as it is open, and an answer is asked for just as long': `
    select 'proposal ' || p.id as what from occupancy o join visit_proposal p on p.id = o.proposal_id
    where p.state <> 'open'
    union all
    select b.reference from booking b full join (select * from visit_proposal where state = 'open') p
      on p.booking_id = b.id
    where b.answer_until is distinct from p.expires_at or p.id is not null and b.unbound_at is null`,
  'whoever comes to an address for a visit comes when it is, and for one that is done there': `
    select b.reference as what from booking_handover leg join booking b on b.id = leg.booking_id
    where leg.leg = 'visit' and (leg.from_at <> b.starts_at or leg.until_at <> b.ends_at or b.vertical <> 'services')`,
  'the services of a visit follow each other, from its beginning to its end': `
    select b.reference as what from booking b left join lateral (
      select extract(epoch from b.starts_at) / 60 = min(from_min) and extract(epoch from b.ends_at) / 60 = max(until_min)
          and bool_and(from_min = before) as follow
      from (select from_min, until_min, lag(until_min, 1, from_min) over (order by no) as before
        from visit_line where booking_id = b.id) as line) as its on true
    where b.vertical = 'services' and not ${isCollected} and its.follow is not true`,
  'what is collected is collected first and brought back last': `
    select b.reference as what from booking b
      join booking_handover pickup on pickup.booking_id = b.id and pickup.leg = 'pickup'
      left join booking_handover leg on leg.booking_id = b.id and leg.leg = 'drop'
    where b.vertical = 'services' and (pickup.from_at, leg.until_at) is distinct from (b.starts_at, b.ends_at)`,
}
