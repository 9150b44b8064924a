import type { Scene } from '../paper/scene.ts'
import { bicycle } from './bicycle.ts'
import { car } from './car.ts'
import { convertible } from './convertible.ts'
import { scooter } from './scooter.ts'
import { van } from './van.ts'

export type VehicleName = 'car' | 'van' | 'convertible' | 'scooter' | 'bicycle'

export const paintOf = ({ own, accents }: Scene): string =>
  own
    .fork('paint')
    .pick([accents.main, accents.second, accents.third, accents.deep, '#f2ece0', '#9fb8b0', '#c8ccd0'])

/** The listing's own vehicle in the middle of the sheet, the same in every setting. */
export function ownVehicle(s: Scene, name: VehicleName): void {
  const { own } = s
  const at = { x: 600, y: 806, colour: paintOf(s), flip: own.fork('way').chance(0.5) }
  const draw: Record<VehicleName, () => void> = {
    car: () => {
      const shape = own.fork('shape').pick(['compact', 'estate'] as const)
      car(s, { ...at, y: 800, scale: 1.6, shape, roof: own.fork('roof').chance(0.3) ? '#f4ecdf' : undefined })
    },
    van: () =>
      van(s, { ...at, scale: 1.62, load: own.fork('load').pick(['boards', 'cases', 'none', 'tent']) }),
    convertible: () => convertible(s, { ...at, scale: 1.75 }),
    scooter: () => scooter(s, { ...at, scale: 2.35, box: own.fork('box').chance(0.35) }),
    bicycle: () =>
      bicycle(s, {
        ...at,
        scale: 2.15,
        step: own.fork('step').chance(0.55),
        basket: own.fork('basket').pick(['flowers', 'bread', 'none']),
      }),
  }
  draw[name]()
}
