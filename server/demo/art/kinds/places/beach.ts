import { closer, type Draw, type Kind, oneOf } from '../../kind.ts'
import { bay } from '../../scenes/shore/bay.ts'
import { beachHuts } from '../../scenes/shore/beach-huts.ts'
import { cove } from '../../scenes/shore/cove.ts'
import { pier } from '../../scenes/shore/pier.ts'
import { shells } from '../../scenes/shore/shells.ts'
import { strand } from '../../scenes/shore/strand.ts'

const beachCover: Draw = oneOf(bay, cove, strand, beachHuts, bay)

export const beach: Kind = {
  times: ['day', 'golden', 'dawn', 'dusk', 'day'],
  views: [beachCover, closer(beachCover, 420, 640, 1.6), shells, beachHuts, strand, pier],
}
