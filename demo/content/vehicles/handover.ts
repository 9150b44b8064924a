/** How a business of the town hands over its vehicles. */
export interface DemoHandover {
  /** Who drives to people's doors. */
  courier: string
  phone: string
  /** Points by their names: where, which is where some vehicle stands; their hours; the fee in cents. */
  points: Readonly<Record<string, { where: string; door: string; fee: number; boxCode?: string }>>
  brings: boolean
  /** In metres. */
  radius: number
  freeDistance: number
  /** In cents. */
  baseFee: number
  kmFee: number
  oneWayFee: number
  windowMinutes: number
  leadMinutes: number
  /** When addresses are served. */
  door: string
}

const airport = { where: 'nine-seater-for-cousins-and-their-luggage', door: 'Mon-Sun 06:00-23:00' }
const ferry = { where: 'the-commuter-a-folding-bike-for-the-ferry', door: 'Mon-Sun 07:00-21:00' }
const station = { where: 'electric-scooter-with-a-swappable-battery', door: 'always' }

/** The businesses that hand over, by their slug. */
export const handovers: Readonly<Record<string, DemoHandover>> = {
  'merrow-motors': {
    ...{ courier: 'Ines at Merrow Motors', phone: '+15035550171' },
    points: {
      'Selmara Airport, arrivals': { ...airport, fee: 1200 },
      'Ferry Terminal desk': { ...ferry, fee: 0 },
      'Station Square key box': { ...station, fee: 500, boxCode: '2604' },
    },
    ...{ brings: true, radius: 8000, freeDistance: 2000, baseFee: 900, kmFee: 150, oneWayFee: 1500 },
    ...{ windowMinutes: 60, leadMinutes: 120, door: 'Mon-Sun 08:00-20:00' },
  },
  'lugger-vans': {
    ...{ courier: 'Tam at Lugger Vans', phone: '+15035550172' },
    points: {
      'Selmara Airport, car park B': { ...airport, fee: 1500 },
      'Lugger yard, West Docks': {
        where: 'plain-white-van-honest-and-dented',
        ...{ door: 'Mon-Sat 07:00-19:00; Sun 09:00-17:00', fee: 0 },
      },
    },
    ...{ brings: false, radius: 0, freeDistance: 0, baseFee: 0, kmFee: 0, oneWayFee: 2500 },
    ...{ windowMinutes: 60, leadMinutes: 60, door: '' },
  },
  'spoke-and-anchor': {
    ...{ courier: 'Pip on the cargo bike', phone: '+15035550173' },
    points: {},
    ...{ brings: true, radius: 4000, freeDistance: 1000, baseFee: 400, kmFee: 100, oneWayFee: 0 },
    ...{ windowMinutes: 120, leadMinutes: 60, door: 'Mon-Sun 08:00-20:00' },
  },
}
