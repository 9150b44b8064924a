import { closer, type Kind, oneOf } from '../../kind.ts'
import { churchOutside } from '../../scenes/halls/church-outside.ts'
import { nave } from '../../scenes/halls/nave.ts'

export const church: Kind = {
  times: ['golden', 'day', 'dawn', 'dusk', 'night'],
  views: [
    oneOf(churchOutside, churchOutside, nave),
    nave,
    closer(churchOutside, 520, 400, 1.7),
    churchOutside,
  ],
}
