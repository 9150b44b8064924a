import { band } from '../../festive/band.ts'
import { stringLights } from '../../festive/string-lights.ts'
import { lawn } from '../../nature/lawn.ts'
import { range } from '../../nature/range.ts'
import { roundTree } from '../../nature/round-tree.ts'
import { sky } from '../../nature/sky.ts'
import { mix } from '../../paper/colour.ts'
import type { Scene } from '../../paper/scene.ts'
import { crowd } from '../../people/crowd.ts'
import { passers } from '../../people/passers.ts'

/** A bandstand in a park, people on the grass. */
export function bandstand(s: Scene): void {
  const { p, accents } = s
  sky(s, { horizon: 520 })
  range(s, { y: 560, rise: 150, layers: 2, surface: '#86a878', near: 0.45 })
  for (const x of [20, 190, 360, 850, 1010, 1180])
    roundTree(s, { x, y: 640, tall: s.r.between(300, 420), depth: 0.16 })
  lawn(s, 620, '#a9c070')
  const [cloth, white] = [s.tone(accents.main, 0, 0.95), s.tone('#fbf4e6', 0, 0.95)]
  p.oval(600, 690, 330, 26, s.light.shadow, 0.3)
  p.box(330, 600, 540, 86, p.down(white, s.tone('#cdbfa8', 0, 0.5)))
  p.box(360, 390, 480, 214, s.light.shadow, { opacity: 0.28 })
  if (s.lamps) p.glow(600, 480, 340, s.light.lamp, 0.85)
  band(s, 604, 150, 120, 0.3)
  for (const x of [352, 470, 720, 838]) p.box(x, 388, 12, 216, white)
  p.path(
    'M300 400C400 330 520 270 600 226C680 270 800 330 900 400Z',
    p.down(s.tone(accents.main, 0, 1), cloth, s.tone(accents.main, 0, 0.5)),
  )
  for (const x of [400, 500, 700, 800])
    p.line(`M600 228Q${(x + 600) / 2} 300 ${x} 398`, s.light.shadow, 2, 0.25)
  p.box(300, 394, 600, 16, white)
  p.line('M600 226L600 186', s.tone('#5b463a', 0, 0.6), 5)
  p.path('M602 188L650 200L602 214Z', s.tone(accents.second, 0, 1))
  stringLights(s, 40, 360, 320, 400, 50)
  stringLights(s, 880, 400, 1160, 350, 50)
  passers(s, { y: 800, tall: 150, count: 7, poses: ['stand', 'stand', 'cheer'] })
  crowd(s, {
    y: 880,
    size: 78,
    rim: s.light.glow,
    rows: 2,
    raised: 0.12,
    colour: mix(s.light.shadow, s.tone('#4a5d3c', 0, 0.2), 0.4),
  })
}
