import type { Booking } from '#contract/entities/booking.ts'
import type { ServiceBooking } from '#contract/entities/service-booking.ts'

/** A booking of a visit that its store may propose to change. */
export type AskedBooking = Booking & Pick<ServiceBooking, 'lines' | 'proposal'>

/** Whether a booking is of a kind that its seller may propose to change. */
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

/** The people of a visit who would be replaced; everybody where only its time would change. */
export function replacedPeople(before: Visit, after: Visit): string[] {
  const all = peopleOf(before)
  const kept = peopleOf(after)
  const replaced = all.filter((it) => !kept.includes(it))
  return replaced.length > 0 ? replaced : all
}
