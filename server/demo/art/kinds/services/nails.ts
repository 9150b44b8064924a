import { type Kind, oneOf } from '../../kind.ts'
import { lacquers } from '../../scenes/care/lacquers.ts'
import { nailBar } from '../../scenes/care/nail-bar.ts'
import { front } from '../../scenes/town-life/own-front.ts'

export const nails: Kind = {
  times: ['day', 'golden', 'dusk', 'day'],
  views: [oneOf(lacquers, nailBar), nailBar, lacquers, front],
}
