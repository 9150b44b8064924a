import { closer, type Draw, type Kind, oneOf } from '../../kind.ts'
import { bandstand } from '../../scenes/stages/bandstand.ts'
import { cellar } from '../../scenes/stages/cellar.ts'
import { microphone } from '../../scenes/stages/microphone.ts'
import { onThePier } from '../../scenes/stages/on-the-pier.ts'
import { openAir } from '../../scenes/stages/open-air.ts'

const cover: Draw = oneOf(openAir, cellar, bandstand, onThePier, openAir)

export const music: Kind = {
  times: ['dusk', 'night', 'golden', 'dusk', 'night'],
  views: [cover, closer(cover, 600, 520, 1.75), microphone, onThePier, bandstand],
}
