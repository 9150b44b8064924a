import { closer, type Kind, oneOf } from '../../kind.ts'
import { gym } from '../../scenes/workrooms/gym.ts'
import { morningRun } from '../../scenes/workrooms/morning-run.ts'
import { yogaByTheSea } from '../../scenes/workrooms/yoga-by-the-sea.ts'

export const fitness: Kind = {
  times: ['dawn', 'day', 'golden', 'dusk'],
  views: [oneOf(gym, yogaByTheSea, morningRun), gym, yogaByTheSea, closer(gym, 720, 520, 1.5), morningRun],
}
