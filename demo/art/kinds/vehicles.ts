import type { Focus, Kind } from '../kind.ts'
import type { Scene } from '../paper/scene.ts'
import { atTheQuay } from '../scenes/afloat/at-the-quay.ts'
import { bow } from '../scenes/afloat/bow.ts'
import { byTheLight } from '../scenes/afloat/by-the-light.ts'
import { inTheBay } from '../scenes/afloat/in-the-bay.ts'
import { underCliffs } from '../scenes/afloat/under-cliffs.ts'
import { dashboard } from '../scenes/at-the-wheel/dashboard.ts'
import { handlebars } from '../scenes/at-the-wheel/handlebars.ts'
import { keys } from '../scenes/at-the-wheel/keys.ts'
import { parked } from '../scenes/at-the-wheel/parked.ts'
import { coastRoad } from '../settings/coast-road.ts'
import { dunes } from '../settings/dunes.ts'
import { forestRoad } from '../settings/forest-road.ts'
import { hillRoad } from '../settings/hill-road.ts'
import { promenade } from '../settings/promenade.ts'
import { townRoad } from '../settings/town-road.ts'
import { ownVehicle, type VehicleName } from '../vehicles/own-vehicle.ts'

/** The front of the vehicle, whichever way it points. */
const front = (s: Scene): Focus => [s.own.fork('way').chance(0.5) ? 430 : 770, 660, 1.6]

const standing = (name: VehicleName) => parked((s) => ownVehicle(s, name))

const car = standing('car')
const van = standing('van')
const convertible = standing('convertible')
const scooter = standing('scooter')
const bicycle = standing('bicycle')

export const vehicles = {
  car: {
    times: ['day', 'golden', 'day', 'dusk', 'dawn', 'night'],
    covers: [car(coastRoad), car(townRoad), car(hillRoad), car(forestRoad)],
    details: [dashboard, keys],
    focus: front,
  },
  van: {
    times: ['golden', 'day', 'dusk', 'dawn', 'night'],
    covers: [van(forestRoad), van(coastRoad), van(dunes), van(hillRoad)],
    details: [dashboard, keys],
    focus: front,
  },
  convertible: {
    times: ['golden', 'day', 'dusk', 'dawn'],
    covers: [convertible(coastRoad), convertible(hillRoad), convertible(promenade), convertible(townRoad)],
    details: [dashboard, keys],
    focus: front,
  },
  scooter: {
    times: ['day', 'golden', 'dawn', 'dusk', 'night'],
    covers: [scooter(townRoad), scooter(promenade), scooter(coastRoad), scooter(hillRoad)],
    details: [handlebars, keys],
    focus: front,
  },
  bicycle: {
    times: ['day', 'dawn', 'golden', 'dusk'],
    covers: [bicycle(promenade), bicycle(townRoad), bicycle(dunes), bicycle(hillRoad)],
    details: [handlebars],
    focus: front,
  },
  boat: {
    times: ['golden', 'day', 'dusk', 'dawn', 'day', 'night'],
    covers: [inTheBay, atTheQuay, underCliffs, byTheLight],
    details: [bow, keys],
    focus: [620, 690, 1.6],
  },
} satisfies Record<string, Kind>
