import { range } from '../../nature/range.ts'
import { sky } from '../../nature/sky.ts'
import { water } from '../../nature/water.ts'
import { lamplit, type Scene } from '../../paper/scene.ts'
import { sailboat } from '../../vehicles/sailboat.ts'
import { hullOf } from './own-boat.ts'

/** The view from a boat: its bow, and the water ahead. */
export function bow(outside: Scene): void {
  sky(outside, { horizon: 440 })
  range(outside, {
    y: 456,
    rise: 170,
    layers: 3,
    surface: '#86a07c',
    lean: outside.own.fork('bay').pick(['left', 'right']),
    near: 0.45,
  })
  water(outside, 444)
  sailboat(outside, { x: 860, y: 520, scale: 0.4, colour: outside.accents.main, depth: 0.3 })
  const s = lamplit(outside, 0.4)
  const { p } = s
  const hull = hullOf(s)
  p.path(
    'M600 560C700 640 900 780 1010 910L190 910C300 780 500 640 600 560Z',
    p.across(s.tone(hull, 0, 0.4), s.tone(hull, 0, 1), s.tone(hull, 0, 0.5)),
  )
  p.path(
    'M600 600C680 670 850 800 930 910L270 910C350 800 520 670 600 600Z',
    p.down(s.tone('#d9b07c', 0, 1), s.tone('#a87846', 0, 0.5)),
  )
  for (let i = -6; i <= 6; i += 1)
    p.line(`M${600 + i * 5} ${610 + Math.abs(i) * 6}L${600 + i * 56} 910`, s.tone('#7c5530', 0, 0.4), 3, 0.45)
  p.line('M600 560C700 640 900 780 1010 910M600 560C500 640 300 780 190 910', s.tone('#fbf4e6', 0, 1), 12)
  for (const k of [-1, 1])
    p.line(
      `M${600 + k * 60} 640L${600 + k * 66} 560M${600 + k * 170} 740L${600 + k * 182} 640M${600 + k * 290} 860L${600 + k * 310} 740M600 500L${600 + k * 66} 560L${600 + k * 182} 640L${600 + k * 310} 740L${600 + k * 460} 860`,
      s.tone('#d3d7da', 0, 1),
      5,
    )
}
