import { closer, type Kind, oneOf } from '../../kind.ts'
import { photoStudio } from '../../scenes/workrooms/photo-studio.ts'
import { tripod } from '../../scenes/workrooms/tripod.ts'

export const photography: Kind = {
  times: ['golden', 'dawn', 'dusk', 'day'],
  views: [oneOf(tripod, photoStudio), photoStudio, tripod, closer(photoStudio, 560, 520, 1.5)],
}
