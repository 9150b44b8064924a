import type { Draw } from '../../kind.ts'
import { lighten } from '../../paper/colour.ts'
import { poly } from '../../paper/curve.ts'
import { lamplit, type Scene } from '../../paper/scene.ts'
import { figure } from '../../people/figure.ts'
import { awning } from '../../town/awning.ts'

interface Booth {
  /** How wide it is. */
  w: number
  wall: string
  /** The goods on the counter. */
  goods: 'cones' | 'cups' | 'crabs'
  roof?: string
}

/** A booth with a hatch and a counter, a seller inside and a few people in front, in any setting. */
export const kiosk =
  (place: Draw, { w, wall, goods, roof = '#4f6a5a' }: Booth): Draw =>
  (outside) => {
    place(outside)
    const s = lamplit(outside, 0.6)
    const { p } = s
    const [x, foot, h] = [600, 816, 400]
    const left = x - w / 2
    p.oval(x + 30, foot + 6, w * 0.66, 20, s.light.shadow, 0.3)
    const [lit, shade] = [s.tone(lighten(wall, 0.03), 0, 1), s.tone(wall, 0, 0.5)]
    p.box(left, foot - h, w, h, s.sun.x < x ? p.across(lit, shade) : p.across(shade, lit))
    for (let i = 1; i < 9; i += 1)
      p.box(left + (i / 9) * w, foot - h, 2, h, s.light.shadow, { opacity: 0.12 })
    p.path(
      poly(
        [left - 36, foot - h + 10],
        [left + 30, foot - h - 90],
        [left + w - 30, foot - h - 90],
        [left + w + 36, foot - h + 10],
      ),
      p.down(s.tone(lighten(roof, 0.06), 0, 1), s.tone(roof, 0, 0.6)),
    )
    p.box(
      left + w * 0.1,
      foot - h * 0.78,
      w * 0.8,
      h * 0.4,
      s.lamps
        ? p.down('#fff3cf', s.light.lamp)
        : p.down(s.tone('#6b5a4c', 0, 0.5), s.tone('#a98a68', 0, 0.7)),
    )
    figure(s, { x: x + w * 0.06, y: foot - h * 0.2, tall: 250, r: s.own.fork('serves'), shadow: false })
    p.box(left, foot - h * 0.4, w, h * 0.4, s.sun.x < x ? p.across(lit, shade) : p.across(shade, lit))
    p.box(left - 14, foot - h * 0.42, w + 28, 18, s.tone('#d9b27a', 0, 1))
    for (let i = 0; i < 5; i += 1) ware(s, goods, left + w * (0.08 + i * 0.2), foot - h * 0.42)
    awning(s, { x: left - 6, y: foot - h * 0.86, w: w + 12, drop: 56, colour: s.accents.main })
    for (const [i, at] of [left - 120, left - 40, left + w + 90].entries())
      figure(s, { x: at, y: foot + 40, tall: 230, flip: i === 2, r: s.own.fork(`waits ${i}`) })
  }

function ware({ p, tone, accents }: Scene, goods: Booth['goods'], x: number, y: number): void {
  if (goods === 'cones') {
    p.path(`M${x - 14} ${y - 30}L${x + 14} ${y - 30}L${x} ${y}Z`, tone('#d9a05a', 0, 1))
    p.disc(x, y - 38, 17, tone(accents.pale, 0, 1))
    p.disc(x + 8, y - 52, 14, tone(accents.second, 0, 1))
  } else if (goods === 'cups') {
    p.path(`M${x - 15} ${y - 40}L${x + 15} ${y - 40}L${x + 11} ${y}L${x - 11} ${y}Z`, tone('#fffaf0', 0, 1))
    p.box(x - 17, y - 46, 34, 8, tone(accents.deep, 0, 0.9), { r: 3 })
  } else {
    p.oval(x, y - 4, 34, 8, tone('#fffaf0', 0, 1))
    p.oval(x, y - 16, 22, 13, tone('#d2552f', 0, 1))
    p.line(
      `M${x - 20} ${y - 20}L${x - 34} ${y - 30}M${x + 20} ${y - 20}L${x + 34} ${y - 30}`,
      tone('#d2552f', 0, 0.9),
      6,
    )
  }
}
