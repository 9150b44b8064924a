import { closer, type Kind } from '../../kind.ts'
import { tattooParlour } from '../../scenes/care/tattoo-parlour.ts'
import { front } from '../../scenes/town-life/own-front.ts'

export const tattoo: Kind = {
  times: ['dusk', 'night', 'golden', 'night'],
  views: [tattooParlour, closer(tattooParlour, 640, 560, 1.6), front],
}
