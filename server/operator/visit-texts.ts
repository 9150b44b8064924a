import type { Services } from '../compose.ts'

const SHOWN_OF_REFERENCE = 7

type Proposals = Services['verticals']['services']['parts']['proposals']
type Settled = Awaited<ReturnType<Proposals['settle']>>
type StaffChanges = Services['verticals']['services']['parts']['staff']
type TouchedVisit = NonNullable<Awaited<ReturnType<StaffChanges['away']>>>['visits'][number]

interface Zoned {
  time_zone: string
}

/** A minute since 1970 by the clock at the store: `2027-07-01 09:00`. */
export const clockText = (minute: number, { time_zone: timeZone }: Zoned): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(
    minute * 60_000,
  )

/** Which visit, and when. */
export const whenText = (it: Zoned & { reference: string; from_min: number }): string =>
  `${it.reference.slice(-SHOWN_OF_REFERENCE)}  ${clockText(it.from_min, it)}`

/** What becomes of a visit that clashes. */
export function settledText(settled: Settled, at: Zoned): string {
  switch (settled?.kind) {
    case undefined:
      return 'stands'
    case 'reassigned':
      return `${settled.people.join(', ')} instead`
    case 'other_unit':
      return 'another one is free'
    case 'asked':
      return `asked for ${clockText(settled.start, at)} with ${settled.people.join(', ')}`
    case 'asked_before':
      return 'asked before'
    case 'nothing_free':
      return 'stands: nothing else is free'
  }
}

/** What a change does, and with which visits. */
export function withVisits(said: string, booked: string, visits: readonly TouchedVisit[]): string {
  const lines = visits.map(
    (it) => `  ${whenText(it)}  ${it.title}: ${it.name} – ${settledText(it.settled, it)}`,
  )
  return lines.length === 0 ? said : [said, booked, ...lines].join('\n')
}
