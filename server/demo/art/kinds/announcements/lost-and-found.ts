import { closer, type Kind, oneOf } from '../../kind.ts'
import { catOnWall } from '../../scenes/town-life/cat-on-wall.ts'
import { leftBehind } from '../../scenes/town-life/left-behind.ts'
import { pinboard } from '../../scenes/town-life/pinboard.ts'
import { rain } from '../../scenes/town-life/rain.ts'

export const lostAndFound: Kind = {
  times: ['golden', 'dusk', 'day', 'dawn'],
  views: [oneOf(leftBehind, catOnWall, leftBehind), closer(leftBehind, 560, 680, 1.6), pinboard, rain],
}
