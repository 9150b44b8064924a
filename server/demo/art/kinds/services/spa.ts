import { closer, type Kind, oneOf } from '../../kind.ts'
import { stones } from '../../scenes/care/balanced-stones.ts'
import { bathHouse } from '../../scenes/care/bath-house.ts'
import { massageRoom } from '../../scenes/care/massage-room.ts'

export const spa: Kind = {
  times: ['dawn', 'dusk', 'golden', 'day'],
  views: [oneOf(bathHouse, stones, bathHouse), stones, massageRoom, closer(bathHouse, 600, 520, 1.5)],
}
