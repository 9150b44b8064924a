import { closer, type Draw, type Kind, oneOf } from '../../kind.ts'
import { atTheQuay } from '../../scenes/afloat/at-the-quay.ts'
import { bow } from '../../scenes/afloat/bow.ts'
import { byTheLight } from '../../scenes/afloat/by-the-light.ts'
import { inTheBay } from '../../scenes/afloat/in-the-bay.ts'
import { underCliffs } from '../../scenes/afloat/under-cliffs.ts'
import { keys } from '../../scenes/at-the-wheel/keys.ts'

const cover: Draw = oneOf(inTheBay, atTheQuay, underCliffs, byTheLight)

export const boat: Kind = {
  times: ['golden', 'day', 'dusk', 'dawn', 'day', 'night'],
  views: [cover, closer(cover, 620, 690, 1.6), bow, atTheQuay, inTheBay, keys],
}
