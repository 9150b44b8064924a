import { closer, type Kind, oneOf } from '../../kind.ts'
import { cleanRoom } from '../../scenes/workrooms/clean-room.ts'
import { washingLine } from '../../scenes/workrooms/washing-line.ts'

export const cleaning: Kind = {
  times: ['day', 'dawn', 'golden', 'day'],
  views: [oneOf(cleanRoom, washingLine), washingLine, cleanRoom, closer(cleanRoom, 900, 560, 1.6)],
}
