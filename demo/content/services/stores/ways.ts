/** How far a store of the town comes, or collects things and brings them back, and for what. */
export interface DemoWay {
  /** In metres. */
  radius: number
  freeDistance: number
  /** In cents. */
  baseFee: number
  kmFee: number
  /** How long it is on the way each time to see to something there; missing: it collects things. */
  minutes?: number
  /** Who drives to collect things and to bring them back, and when. */
  courier?: string
  door?: string
}

/** The stores that come to their customers, and those that collect things there, by their titles. */
export const ways: Readonly<Record<string, DemoWay>> = {
  'The Chair at the Ropeworks': { radius: 6000, freeDistance: 1000, minutes: 20, baseFee: 400, kmFee: 100 },
  'Warrior, Tree, Teapot: yoga for stiff people': {
    ...{ radius: 5000, freeDistance: 5000, minutes: 25, baseFee: 0, kmFee: 0 },
  },
  'Fresh Sheets': {
    ...{ radius: 7000, freeDistance: 2000, baseFee: 300, kmFee: 50 },
    ...{ courier: 'The laundry tricycle', door: 'Mon-Sat 08:00-20:00' },
  },
  'Spoke and Anchor cycle workshop': {
    ...{ radius: 4000, freeDistance: 1000, baseFee: 400, kmFee: 100 },
    ...{ courier: 'Pip on the cargo bike', door: 'Mon-Sat 08:00-18:00' },
  },
}
