/** How far a store of the town comes, and for what. */
export interface DemoHomeVisits {
  /** In metres. */
  radius: number
  freeDistance: number
  /** How long it is on the way each time. */
  minutes: number
  /** In cents. */
  baseFee: number
  kmFee: number
}

/** The stores that come to their customers, by their titles. */
export const homeVisits: Readonly<Record<string, DemoHomeVisits>> = {
  'The Chair at the Ropeworks': { radius: 6000, freeDistance: 1000, minutes: 20, baseFee: 400, kmFee: 100 },
  'Warrior, Tree, Teapot: yoga for stiff people': {
    ...{ radius: 5000, freeDistance: 5000, minutes: 25, baseFee: 0, kmFee: 0 },
  },
}
