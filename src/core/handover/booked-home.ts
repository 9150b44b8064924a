import type { BookedHandover } from '#contract/entities/booked-handover.ts'
import type { HomeVisit } from '#contract/entities/handover.ts'

const nowhere: HomeVisit = {
  ...{ address: '', latitude: 0, longitude: 0 },
  ...{ contact_name: '', contact_phone: '', note: '' },
}

/** Where a booked visit is done, in the form in which it was asked; empty where that is wiped. */
export function bookedHome({ handover }: { handover?: BookedHandover | null | undefined }): HomeVisit {
  const home = handover?.legs.find((it) => it.leg === 'visit')
  if (!home || home.latitude === null || home.longitude === null) return nowhere
  const { address, latitude, longitude, contact_name, contact_phone, note } = home
  return { address, latitude, longitude, contact_name, contact_phone, note }
}
