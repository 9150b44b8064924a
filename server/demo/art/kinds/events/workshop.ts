import { closer, type Draw, type Kind, oneOf } from '../../kind.ts'
import { atelier } from '../../scenes/galleries/atelier.ts'
import { layOut } from '../../scenes/workrooms/laid-out.ts'
import { wheel } from '../../scenes/workrooms/potters-wheel.ts'
import { pottery } from '../../scenes/workrooms/pottery.ts'

const cover: Draw = oneOf(pottery, layOut, wheel, atelier)

export const workshop: Kind = {
  times: ['day', 'golden', 'dawn', 'dusk'],
  views: [cover, wheel, layOut, closer(pottery, 620, 620, 1.6), atelier],
}
