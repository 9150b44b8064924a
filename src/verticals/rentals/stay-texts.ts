import type { TextKey } from '#contract/texts/en.ts'
import { dayOf } from '#src/lib/month.ts'

interface StayTexts {
  from: TextKey
  until: TextKey
  chooseStart: TextKey
  chooseEnd: TextKey
  fromHour: TextKey
  untilHour: TextKey
}

const plain: StayTexts = {
  from: 'stay.from',
  until: 'stay.until',
  chooseStart: 'stay.chooseStart',
  chooseEnd: 'stay.chooseEnd',
  fromHour: 'stay.fromHour',
  untilHour: 'stay.untilHour',
}

const byKind: Readonly<Record<string, StayTexts>> = {
  vehicle: {
    from: 'stay.pickUp',
    until: 'stay.return',
    chooseStart: 'stay.choosePickUp',
    chooseEnd: 'stay.chooseReturn',
    fromHour: 'stay.pickUpHour',
    untilHour: 'stay.returnHour',
  },
  properties: {
    from: 'stay.checkIn',
    until: 'stay.checkOut',
    chooseStart: 'stay.chooseCheckIn',
    chooseEnd: 'stay.chooseCheckOut',
    fromHour: 'stay.checkInHour',
    untilHour: 'stay.checkOutHour',
  },
}

/** What its beginning and its end are called: a vehicle is picked up, and into a home one checks in. */
export const stayTexts = (kind: string): StayTexts => byKind[kind] ?? plain

const DAY_MS = 86_400_000

/**
 * What its days (`n`) are called. In a home they are nights, where no hour of check-out makes a day more of them than
 * there are nights: that day is paid, and has to be seen.
 */
export function daysText(
  kind: string,
  { start, end }: { start: string; end: string },
  days: number,
): TextKey {
  const nights = (Date.parse(dayOf(end)) - Date.parse(dayOf(start))) / DAY_MS
  return kind === 'properties' && nights === days ? 'trips.nights' : 'trips.days'
}
