import { areNights } from '#contract/rental/nights.ts'
import type { TextKey } from '#contract/texts/en.ts'

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

/** What its days (`n`) are called. */
export const daysText = (kind: string, stay: { start: string; end: string }, days: number): TextKey =>
  areNights(kind, stay, days) ? 'trips.nights' : 'trips.days'
