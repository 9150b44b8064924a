import { closer, type Kind } from '../../kind.ts'
import { shopStreet } from '../../scenes/town-life/shop-street.ts'
import { study } from '../../scenes/workrooms/study.ts'

export const tutoring: Kind = {
  times: ['day', 'golden', 'dusk', 'dawn'],
  views: [study, closer(study, 600, 620, 1.6), shopStreet, closer(study, 300, 420, 1.7)],
}
