import type { Invariants } from '#server/db/invariants.ts'

export const announcementInvariants: Invariants = {
  'what announces is an announcement, and what it stands for is none': `
    select own.slug as what from announcement a join listing own on own.id = a.listing_id
      left join listing linked on linked.id = a.links_to
    where own.vertical <> 'announcements' or linked.vertical = 'announcements'`,
}
