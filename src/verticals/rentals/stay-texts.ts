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

/** The texts for the beginning and end of a stay: vehicles are picked up, homes are checked into. */
export const stayTexts = (kind: string): StayTexts => byKind[kind] ?? plain

/** The text for the length of a stay (`n`), in days or nights. */
export const daysText = (kind: string, stay: { start: string; end: string }, days: number): TextKey =>
  areNights(kind, stay, days) ? 'trips.nights' : 'trips.days'

/** The texts for where a rental is taken over and given back (`place`). */
export const handoverTexts = { pickup: 'stay.pickUpAt', drop: 'stay.returnAt' } as const
