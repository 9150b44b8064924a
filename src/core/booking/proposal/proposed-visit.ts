import type { Booking } from '#contract/entities/booking.ts'
import type { ServiceBooking } from '#contract/entities/service-booking.ts'

/** A booking of a visit about which its store may ask. */
export type AskedBooking = Booking & Pick<ServiceBooking, 'lines' | 'proposal'>

/** Whether a booking is of a kind about which its seller may ask. */
export const mayBeAsked = (booking: Booking): booking is AskedBooking => 'proposal' in booking

interface Visit {
  start: string
  end: string
  lines: readonly { professional: { name: string } | null }[]
}

/** The people of a visit, each once. */
export const peopleOf = ({ lines }: Pick<Visit, 'lines'>): string[] => [
  ...new Set(lines.flatMap((it) => it.professional?.name ?? [])),
]

/** Who of a visit would be replaced; everybody where only its time would be another. */
export function replacedPeople(before: Visit, after: Visit): string[] {
  const all = peopleOf(before)
  const kept = peopleOf(after)
  const replaced = all.filter((it) => !kept.includes(it))
  return replaced.length > 0 ? replaced : all
}
