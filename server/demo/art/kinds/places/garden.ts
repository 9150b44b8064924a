import { closer, type Draw, type Kind, oneOf } from '../../kind.ts'
import { blossom } from '../../scenes/greens/blossom.ts'
import { formal } from '../../scenes/greens/formal-garden.ts'
import { glasshouse } from '../../scenes/greens/glasshouse.ts'

const gardenCover: Draw = oneOf(formal, glasshouse, formal, blossom)

export const garden: Kind = {
  times: ['day', 'golden', 'dawn', 'dusk'],
  views: [gardenCover, blossom, glasshouse, closer(formal, 600, 660, 1.6)],
}
