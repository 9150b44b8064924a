import { closer, type Draw, type Kind, oneOf } from '../../kind.ts'
import { lamplit, type Scene } from '../../paper/scene.ts'
import { dashboard } from '../../scenes/at-the-wheel/dashboard.ts'
import { handlebars } from '../../scenes/at-the-wheel/handlebars.ts'
import { keys } from '../../scenes/at-the-wheel/keys.ts'
import { coastRoad } from '../../settings/coast-road.ts'
import { dunes } from '../../settings/dunes.ts'
import { forestRoad } from '../../settings/forest-road.ts'
import { hillRoad } from '../../settings/hill-road.ts'
import { promenade } from '../../settings/promenade.ts'
import { townRoad } from '../../settings/town-road.ts'
import { bicycle } from '../../vehicles/bicycle.ts'
import { car } from '../../vehicles/car.ts'
import { convertible } from '../../vehicles/convertible.ts'
import { scooter } from '../../vehicles/scooter.ts'
import { van } from '../../vehicles/van.ts'

const paintOf = (s: Scene): string =>
  s.own
    .fork('paint')
    .pick([
      s.accents.main,
      s.accents.second,
      s.accents.third,
      s.accents.deep,
      '#f2ece0',
      '#9fb8b0',
      '#c8ccd0',
    ])

/** The listing's own vehicle, wherever it stands. */
const vehicles = {
  car: (s: Scene) =>
    car(s, {
      x: 600,
      y: 800,
      scale: 1.6,
      colour: paintOf(s),
      shape: s.own.fork('shape').pick(['compact', 'estate']),
      roof: s.own.fork('roof').chance(0.3) ? '#f4ecdf' : undefined,
      flip: s.own.fork('way').chance(0.5),
    }),
  van: (s: Scene) =>
    van(s, {
      x: 600,
      y: 806,
      scale: 1.62,
      colour: paintOf(s),
      load: s.own.fork('load').pick(['boards', 'cases', 'none', 'tent']),
      flip: s.own.fork('way').chance(0.5),
    }),
  convertible: (s: Scene) =>
    convertible(s, { x: 600, y: 806, scale: 1.75, colour: paintOf(s), flip: s.own.fork('way').chance(0.5) }),
  scooter: (s: Scene) =>
    scooter(s, {
      x: 600,
      y: 806,
      scale: 2.35,
      colour: paintOf(s),
      box: s.own.fork('box').chance(0.35),
      flip: s.own.fork('way').chance(0.5),
    }),
  bicycle: (s: Scene) =>
    bicycle(s, {
      x: 600,
      y: 806,
      scale: 2.15,
      colour: paintOf(s),
      step: s.own.fork('step').chance(0.55),
      basket: s.own.fork('basket').pick(['flowers', 'bread', 'none']),
      flip: s.own.fork('way').chance(0.5),
    }),
}

const standing = (name: keyof typeof vehicles, ...places: readonly [Draw, ...Draw[]]): Draw => {
  const place = oneOf(...places)
  return (s) => {
    place(s)
    vehicles[name](lamplit(s, 0.5))
  }
}

/** Nearer to one end of the vehicle, whichever way it looks. */
const towards =
  (draw: Draw, end: 'front' | 'rear', zoom: number): Draw =>
  (s) => {
    const looksRight = !s.own.fork('way').chance(0.5)
    closer(draw, looksRight === (end === 'front') ? 770 : 430, 660, zoom)(s)
  }

function kind(
  name: keyof typeof vehicles,
  places: readonly [Draw, ...Draw[]],
  cockpit: Draw,
  times: Kind['times'],
): Kind {
  const cover = standing(name, ...places)
  const [, second = coastRoad, third = hillRoad] = places
  return {
    times,
    views: [
      cover,
      towards(cover, 'front', 1.6),
      cockpit,
      standing(name, second),
      towards(cover, 'rear', 1.8),
      keys,
      standing(name, third),
    ],
  }
}

export const vehicleKinds = {
  car: kind('car', [coastRoad, townRoad, hillRoad, forestRoad], dashboard, [
    'day',
    'golden',
    'day',
    'dusk',
    'dawn',
    'night',
  ]),
  van: kind('van', [forestRoad, coastRoad, dunes, hillRoad], dashboard, [
    'golden',
    'day',
    'dusk',
    'dawn',
    'night',
  ]),
  convertible: kind('convertible', [coastRoad, hillRoad, promenade, townRoad], dashboard, [
    'golden',
    'day',
    'dusk',
    'dawn',
  ]),
  scooter: kind('scooter', [townRoad, promenade, coastRoad, hillRoad], handlebars, [
    'day',
    'golden',
    'dawn',
    'dusk',
    'night',
  ]),
  bicycle: kind('bicycle', [promenade, townRoad, dunes, hillRoad], handlebars, [
    'day',
    'dawn',
    'golden',
    'dusk',
  ]),
} satisfies Record<string, Kind>
