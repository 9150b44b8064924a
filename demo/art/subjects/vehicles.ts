import type { Kind } from '../kind.ts'
import type { Scene } from '../paper/scene.ts'
import { bow } from '../scenes/afloat/bow.ts'
import { inTheHarbour, onTheRiver } from '../scenes/afloat/moored.ts'
import { hullOf } from '../scenes/afloat/own-boat.ts'
import { handlebars } from '../scenes/at-the-wheel/handlebars.ts'
import { keys } from '../scenes/at-the-wheel/keys.ts'
import { parked } from '../scenes/at-the-wheel/parked.ts'
import { coastRoad } from '../settings/coast-road.ts'
import { hillRoad } from '../settings/hill-road.ts'
import { promenade } from '../settings/promenade.ts'
import { townRoad } from '../settings/town-road.ts'
import { balanceBike } from '../vehicles/balance-bike.ts'
import { boxVan } from '../vehicles/box-van.ts'
import { canopyLaunch } from '../vehicles/canopy-launch.ts'
import { cargoBike } from '../vehicles/cargo-bike.ts'
import { convertible } from '../vehicles/convertible.ts'
import { fishingBoat } from '../vehicles/fishing-boat.ts'
import { foldingBike } from '../vehicles/folding-bike.ts'
import { handCycle } from '../vehicles/hand-cycle.ts'
import { kickScooters } from '../vehicles/kick-scooters.ts'
import { mobilityScooter } from '../vehicles/mobility-scooter.ts'
import { paintOf } from '../vehicles/own-vehicle.ts'
import { kayak, paddleboard } from '../vehicles/paddle-craft.ts'
import { punt } from '../vehicles/punt.ts'
import { rowingBoat } from '../vehicles/rowing-boat.ts'
import { sailboat } from '../vehicles/sailboat.ts'
import { scooter } from '../vehicles/scooter.ts'
import { sidecar } from '../vehicles/sidecar.ts'
import { swanBoat } from '../vehicles/swan-boat.ts'
import { tandem } from '../vehicles/tandem.ts'
import { tender } from '../vehicles/tender.ts'
import { threeWheeledTruck } from '../vehicles/three-wheeled-truck.ts'
import { traderVan } from '../vehicles/trader-van.ts'
import { subject } from './subject.ts'

const atWheel = { details: [keys] }
const cycled = { details: [handlebars] }
const afloat = { details: [bow] }

/** The position in the middle of the sheet, and the listing's own paint. */
const middle = (s: Scene, scale: number, y = 720) => ({
  x: 600,
  y,
  scale,
  colour: hullOf(s),
  flip: s.own.fork('way').chance(0.5),
})

const standing = (s: Scene) => ({ x: 600, y: 806, colour: paintOf(s), flip: s.own.fork('way').chance(0.5) })

/** The subjects of rentals that differ from the usual vehicle of their category. */
export const vehicleSubjects = {
  tandem: subject(parked((s) => tandem(s, { ...standing(s), scale: 2 }))(promenade), cycled),
  'balance-bike': subject(
    parked((s) => balanceBike(s, { ...standing(s), x: 560, scale: 2.6 }))(promenade),
    cycled,
  ),
  'cargo-bike': subject(parked((s) => cargoBike(s, { ...standing(s), scale: 1.9 }))(townRoad), cycled),
  'folding-bike': subject(parked((s) => foldingBike(s, { ...standing(s), scale: 2.3 }))(promenade), cycled),
  'hand-cycle': subject(parked((s) => handCycle(s, { ...standing(s), scale: 2 }))(promenade), {
    ...cycled,
    times: ['day', 'golden', 'dawn'],
  }),
  'trader-van': subject(parked((s) => traderVan(s, { ...standing(s), scale: 1.6 }))(townRoad), atWheel),
  'mobility-scooter': subject(
    parked((s) => mobilityScooter(s, { ...standing(s), scale: 1.9 }))(promenade),
    atWheel,
  ),
  'kick-scooters': subject(parked((s) => kickScooters(s, { ...standing(s), scale: 2.1 }))(townRoad), cycled),
  sidecar: subject(parked((s) => sidecar(s, { ...standing(s), scale: 2 }))(coastRoad), atWheel),
  'mint-scooter': subject(
    parked((s) => scooter(s, { ...standing(s), scale: 2.35, colour: '#9fd8bd' }))(townRoad),
    {
      details: [handlebars, keys],
      times: ['day', 'golden', 'dawn'],
    },
  ),
  'red-roadster': subject(
    parked((s) => convertible(s, { ...standing(s), scale: 1.75, colour: '#d0302c' }))(coastRoad),
    {
      ...atWheel,
      times: ['day', 'golden', 'dawn'],
    },
  ),
  'pale-blue-roadster': subject(
    parked((s) => convertible(s, { ...standing(s), scale: 1.75, colour: '#a9cfe6' }))(promenade),
    { ...atWheel, times: ['day', 'golden', 'dawn'] },
  ),
  'box-van': subject(parked((s) => boxVan(s, { ...standing(s), scale: 1.6 }))(townRoad), atWheel),
  'white-van': subject(
    parked((s) => boxVan(s, { ...standing(s), scale: 1.6, colour: '#f4f1ea' }))(hillRoad),
    atWheel,
  ),
  'small-truck': subject(
    parked((s) => threeWheeledTruck(s, { ...standing(s), scale: 2 }))(townRoad),
    atWheel,
  ),
  launch: subject(
    onTheRiver((s) => canopyLaunch(s, middle(s, 2.1, 780))),
    afloat,
  ),
  'rowing-boat': subject(
    onTheRiver((s) => rowingBoat(s, { ...middle(s, 3.6, 760), colour: '#b8743c' })),
    afloat,
  ),
  'day-sailer': subject(
    inTheHarbour((s) => sailboat(s, middle(s, 2.1, 780))),
    afloat,
  ),
  'sea-kayak': subject(
    inTheHarbour((s) => kayak(s, middle(s, 2, 740))),
    afloat,
  ),
  'double-kayak': subject(
    inTheHarbour((s) => kayak(s, { ...middle(s, 2, 740), seats: 2 })),
    afloat,
  ),
  paddleboards: subject(
    inTheHarbour((s) => {
      paddleboard(s, { x: 250, y: 640, scale: 1, colour: s.accents.third })
      paddleboard(s, { x: 960, y: 670, scale: 1.15, colour: s.accents.second, flip: true })
      paddleboard(s, { x: 580, y: 800, scale: 1.7, colour: s.accents.main })
    }),
    afloat,
  ),
  'cabin-boat': subject(
    inTheHarbour((s) => fishingBoat(s, middle(s, 2.2, 760))),
    afloat,
  ),
  tender: subject(
    inTheHarbour((s) => tender(s, middle(s, 2.2, 740))),
    afloat,
  ),
  'swan-boat': subject(
    onTheRiver((s) => {
      swanBoat(s, { x: 300, y: 660, scale: 0.9, colour: '#d9cdb8', beak: '#3a3436' })
      swanBoat(s, { x: 660, y: 800, scale: 1.9, colour: '#fdfaf4' })
    }),
    { ...afloat, times: ['day', 'golden', 'dawn'] },
  ),
  punt: subject(
    onTheRiver((s) => punt(s, middle(s, 2, 800))),
    afloat,
  ),
} satisfies Record<string, Kind>
