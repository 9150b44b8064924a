/** A special day: its hours, empty for closed, and its name. */
export interface SpecialDay {
  hours: string
  name: string
}

/** Occasions that come back every ten days, so that it is always a special day somewhere in the town. */
export const occasions: readonly (readonly [title: string, SpecialDay])[] = [
  ['Maritime Museum', { hours: '10:00-22:00', name: 'Late opening' }],
  ['Market Hall', { hours: '', name: 'Stocktaking' }],
  ['Tidewater Tap', { hours: '12:00-03:00', name: 'Brewers’ night' }],
  ['Central Library', { hours: '13:00-21:00', name: 'Staff morning' }],
  ['The Oyster Shed', { hours: '', name: 'Neap tide, no oysters' }],
  ['Selmara Castle', { hours: '09:30-13:00', name: 'Wedding in the great hall' }],
  ['Foghorn Ice Cream Parlour', { hours: '09:00-01:00', name: 'New flavours' }],
  ['Aquarium', { hours: '09:30-21:00', name: 'Brenda’s birthday' }],
  ['Weir Bakery', { hours: '', name: 'The oven is being relined' }],
  ['Botanical Garden', { hours: '09:00-00:00', name: 'The corpse flower is open' }],
  ['Noor’s Kitchen', { hours: '', name: 'Family wedding' }],
  ['Palm House', { hours: '10:00-13:00 15:00-22:00', name: 'Evening among the palms' }],
  ['Theatre Royal', { hours: '09:00-23:30', name: 'Backstage day' }],
  ['Town Hall', { hours: '08:30-12:00', name: 'Council picnic' }],
  ['Lemon and Salt', { hours: '18:00-23:30', name: 'Dinner only' }],
  ['Museum of the Island', { hours: '10:00-23:00', name: 'Night with the whale' }],
  ['Two Kettles on the Pier', { hours: '', name: 'Gale warning' }],
  ['Old Ropeworks', { hours: '10:00-21:00', name: 'Rope walk' }],
  ['Observatory', { hours: '20:00-04:00', name: 'Meteor night' }],
  ['The Three Gulls', { hours: '17:00-01:30', name: 'Landlady’s swim' }],
  ['Garden Mosque', { hours: '10:00-18:00', name: 'Open courtyard' }],
]

const DAY_MS = 86_400_000
const EVERY_DAYS = 10

/** The occasions of a day, `YYYY-MM-DD`, with their places. */
export function occasionsOn(day: string): readonly (readonly [title: string, SpecialDay])[] {
  const turn = Math.round(Date.parse(`${day}T00:00Z`) / DAY_MS)
  return occasions.filter((_, i) => (turn + i) % EVERY_DAYS === 0)
}

/** Places that are closed: for a number of days, or for good. */
export const closures: Readonly<Record<string, { days?: number; note: string }>> = {
  'Lighthouse rooms at Norby': {
    days: 24,
    note: 'The stair is being mended. The light itself is on as ever.',
  },
  'Bean and Gone': { note: 'She has her doctorate. Mr Tan pours coffee next door.' },
}
