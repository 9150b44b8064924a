import { closer, type Kind } from '../../kind.ts'
import { shopStreet } from '../../scenes/town-life/shop-street.ts'
import { workbench } from '../../scenes/workrooms/workbench.ts'

export const repair: Kind = {
  times: ['day', 'golden', 'dusk', 'dawn'],
  views: [workbench, closer(workbench, 380, 340, 1.8), shopStreet, closer(workbench, 800, 700, 1.6)],
}
