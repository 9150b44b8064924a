import { range } from '../../nature/range.ts'
import { streak } from '../../nature/shore-marks.ts'
import { sky } from '../../nature/sky.ts'
import { water } from '../../nature/water.ts'
import { type Scene, WIDTH } from '../../paper/scene.ts'
import { lighthouse } from '../../town/lighthouse.ts'
import { launch } from '../../vehicles/launch.ts'
import { sailboat } from '../../vehicles/sailboat.ts'

/** The mole, its light, a launch coming in. */
export function mole(s: Scene): void {
  const { p } = s
  sky(s, { horizon: 520 })
  range(s, { y: 530, rise: 130, layers: 2, surface: '#86a07c', lean: 'left', near: 0.6 })
  water(s, 520)
  const right = s.own.fork('mole').chance(0.5)
  p.group({ x: right ? 0 : WIDTH, flip: !right }, () => {
    p.path(
      'M520 660L1210 610L1210 720L560 690Z',
      p.down(s.tone('#cdb998', 0, 0.9), s.tone('#8a7a64', 0, 0.3)),
    )
    for (let i = 0; i < 22; i += 1)
      p.oval(
        560 + i * 32,
        694 + i * 1.2 + s.r.between(-8, 8),
        s.r.between(18, 34),
        s.r.between(12, 20),
        s.tone(s.r.pick(['#a08e78', '#8a7a66', '#b8a78e']), 0, s.r.between(0.2, 0.9)),
      )
    lighthouse(s, { x: 640, y: 664, tall: 400 })
  })
  if (s.lamps) streak(s, right ? 640 : 560, 700, 190, s.light.lamp, 0.8)
  launch(s, {
    x: right ? 330 : 860,
    y: 800,
    scale: 1.15,
    colour: s.own.fork('hull').pick(['#9a5a36', '#7a3f2c', s.accents.main]),
    flip: !right,
  })
  sailboat(s, { x: right ? 200 : 1000, y: 580, scale: 0.4, colour: s.accents.main, depth: 0.35 })
}
