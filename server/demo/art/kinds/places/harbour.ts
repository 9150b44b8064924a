import { closer, type Draw, type Kind, oneOf } from '../../kind.ts'
import { mole } from '../../scenes/shore/mole.ts'
import { pier } from '../../scenes/shore/pier.ts'
import { port } from '../../scenes/shore/port.ts'

const harbourCover: Draw = oneOf(port, mole, pier, port)

export const harbour: Kind = {
  times: ['golden', 'day', 'dusk', 'dawn', 'night'],
  views: [harbourCover, closer(harbourCover, 640, 660, 1.7), pier, mole, port],
}
