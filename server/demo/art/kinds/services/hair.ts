import { closer, type Kind, oneOf } from '../../kind.ts'
import { hairSalon } from '../../scenes/care/hair-salon.ts'
import { hairTools } from '../../scenes/care/hair-tools.ts'
import { front } from '../../scenes/town-life/own-front.ts'

export const hair: Kind = {
  times: ['day', 'golden', 'dusk', 'dawn'],
  views: [oneOf(hairSalon, hairSalon, hairTools), hairTools, closer(hairSalon, 620, 520, 1.6), front],
}
