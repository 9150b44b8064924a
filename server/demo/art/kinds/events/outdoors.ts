import { closer, type Draw, type Kind, oneOf } from '../../kind.ts'
import { underStars } from '../../scenes/nights/under-stars.ts'
import { forestPath } from '../../scenes/wilds/forest-path.ts'
import { hikers } from '../../scenes/wilds/hikers.ts'
import { kayaks } from '../../scenes/wilds/kayaks.ts'
import { ridgeLight } from '../../scenes/wilds/ridge-light.ts'

const cover: Draw = oneOf(hikers, kayaks, forestPath, underStars)

export const outdoors: Kind = {
  times: ['dawn', 'day', 'golden', 'dusk', 'night'],
  views: [cover, ridgeLight, closer(cover, 520, 640, 1.6), kayaks, underStars, forestPath],
}
