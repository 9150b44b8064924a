import type { Invariants } from '#server/db/invariants.ts'

/** Invariants of stores and of who works there. */
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
  'a store is found by what the least of its services costs': `
    select own.slug as what from listing own
      join (select store_id, min(least(service.price_minor, person.price_minor)) as price
        from store_service service left join staff_service person on person.service_id = service.id
        where is_active group by store_id) as least on least.store_id = own.id
    where own.price_minor is distinct from least.price`,
}
