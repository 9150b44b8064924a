import { closer, type Kind, oneOf } from '../../kind.ts'
import { pinboard } from '../../scenes/town-life/pinboard.ts'
import { rain } from '../../scenes/town-life/rain.ts'
import { roadWorks } from '../../scenes/town-life/road-works.ts'

export const notice: Kind = {
  times: ['day', 'dusk', 'dawn', 'golden'],
  views: [oneOf(pinboard, roadWorks, rain), rain, pinboard, closer(roadWorks, 620, 640, 1.5)],
}
