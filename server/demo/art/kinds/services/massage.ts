import { closer, type Kind, oneOf } from '../../kind.ts'
import { stones } from '../../scenes/care/balanced-stones.ts'
import { bathHouse } from '../../scenes/care/bath-house.ts'
import { massageRoom } from '../../scenes/care/massage-room.ts'

export const massage: Kind = {
  times: ['golden', 'dusk', 'dawn', 'day'],
  views: [oneOf(massageRoom, stones, massageRoom), stones, closer(massageRoom, 640, 620, 1.5), bathHouse],
}
