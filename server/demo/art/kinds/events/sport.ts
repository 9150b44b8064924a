import { byLamplight, closer, type Draw, type Kind, oneOf } from '../../kind.ts'
import { coastRun } from '../../scenes/sports/coast-run.ts'
import { finish } from '../../scenes/sports/finish.ts'
import { peloton } from '../../scenes/sports/peloton.ts'
import { regatta } from '../../scenes/sports/regatta.ts'
import { stadium } from '../../scenes/sports/stadium.ts'

const cover: Draw = byLamplight(oneOf(stadium, coastRun), oneOf(coastRun, stadium, regatta, peloton))

export const sport: Kind = {
  times: ['day', 'golden', 'dawn', 'dusk', 'day'],
  views: [cover, closer(cover, 600, 640, 1.6), finish, regatta, peloton],
}
