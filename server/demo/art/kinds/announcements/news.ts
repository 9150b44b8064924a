import { closer, type Draw, type Kind, oneOf } from '../../kind.ts'
import { breakfast } from '../../scenes/town-life/breakfast.ts'
import { building } from '../../scenes/town-life/growing-town.ts'
import { maidenFlight } from '../../scenes/town-life/maiden-flight.ts'
import { morningTown } from '../../scenes/town-life/morning-town.ts'

const cover: Draw = oneOf(morningTown, breakfast, maidenFlight, building)

export const news: Kind = {
  times: ['dawn', 'day', 'golden', 'dusk', 'dawn'],
  views: [cover, breakfast, closer(morningTown, 600, 560, 1.7), maidenFlight, morningTown],
}
