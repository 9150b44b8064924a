import { contact } from '../../indoors/seat.ts'
import { lawn } from '../../nature/lawn.ts'
import { range } from '../../nature/range.ts'
import { roundTree } from '../../nature/round-tree.ts'
import { sky } from '../../nature/sky.ts'
import { lighten, mix } from '../../paper/colour.ts'
import { blob, type Point } from '../../paper/curve.ts'
import { lamplit, type Scene } from '../../paper/scene.ts'
import { passers } from '../../people/passers.ts'

/** Sculptures of steel and stone between trees. */
export function sculptures(s: Scene): void {
  const { p, accents } = s
  sky(s, { horizon: 540 })
  range(s, { y: 600, rise: 170, layers: 2, surface: '#86a878', near: 0.4 })
  for (const x of [40, 200, 1020, 1170]) roundTree(s, { x, y: 700, tall: s.r.between(340, 460), depth: 0.14 })
  lawn(s, 650, '#b0c078')
  const near = lamplit(s, 0.4)
  contact(s, 600, 760, 300, 0.5)
  const metal = s.own.fork('metal').pick([accents.main, accents.third, accents.second, '#e9e4da'])
  const [lit, dark] = [near.tone(lighten(metal, 0.06), 0, 1), near.tone(metal, 0, 0.25)]
  const kind = s.own.fork('form').pick(['ring', 'ribbon', 'stack'] as const)
  if (kind === 'ring') {
    p.line('M420 560C420 320 780 320 780 560C780 800 420 800 420 560Z', dark, 74)
    p.line(
      'M412 552C412 312 772 312 772 552C772 792 412 792 412 552Z',
      p.across(lit, mix(lit, dark, 0.5)),
      52,
    )
  } else if (kind === 'ribbon') {
    p.line('M430 750C340 520 620 560 600 420C584 300 800 260 780 420C764 540 700 620 770 750', dark, 66)
    p.line('M424 744C334 514 614 554 594 414C578 294 794 254 774 414C758 534 694 614 764 744', lit, 40)
  } else
    for (const [i, [rx, ry]] of (
      [
        [130, 58],
        [104, 52],
        [86, 60],
        [60, 44],
        [42, 40],
      ] as const
    ).entries())
      p.path(
        blob(
          Array.from(
            { length: 8 },
            (_, k): Point => [
              600 + (i % 2 ? 14 : -10) + Math.cos((k / 8) * 6.28) * rx,
              712 - i * 88 + Math.sin((k / 8) * 6.28) * ry,
            ],
          ),
        ),
        p.across(
          near.tone(i % 2 ? '#cfc3b2' : metal, 0, 0.45),
          near.tone(i % 2 ? '#f3eadb' : lighten(metal, 0.05), 0, 1),
        ),
      )
  if (s.lamps) p.glow(600, 640, 460, s.light.lamp, 0.5)
  passers(near, { y: 800, tall: 180, count: 4 })
}
