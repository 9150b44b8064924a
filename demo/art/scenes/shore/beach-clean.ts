import { range } from '../../nature/range.ts'
import { foam } from '../../nature/shore-marks.ts'
import { sky } from '../../nature/sky.ts'
import { water } from '../../nature/water.ts'
import { nth } from '../../paper/accents.ts'
import { lighten } from '../../paper/colour.ts'
import { lamplit, type Scene } from '../../paper/scene.ts'
import { figure } from '../../people/figure.ts'
import { sand } from './sand.ts'

/** People with sacks and long tongs, and litter from the tide in front of them. */
export function beachClean(outside: Scene): void {
  sky(outside, { horizon: 360 })
  range(outside, { y: 376, rise: 120, layers: 2, surface: '#86a07c', lean: 'right', near: 0.5 })
  water(outside, 364, 560)
  for (const y of [460, 510]) foam(outside, y)
  sand(outside, 540)
  const s = lamplit(outside, 0.3)
  const { p, accents, light } = s
  for (const [i, [x, y, tall]] of (
    [
      [960, 660, 230],
      [640, 680, 260],
      [260, 790, 400],
      [840, 850, 440],
    ] as const
  ).entries()) {
    const flip = i % 2 === 0
    const way = flip ? -1 : 1
    figure(s, { x, y, tall, pose: 'reach', flip, r: s.own.fork(`volunteer ${i}`) })
    p.line(
      `M${x + way * tall * 0.26} ${y - tall * 0.7}L${x + way * tall * 0.52} ${y - 4}`,
      s.tone('#f6efe2', 0, 1),
      tall * 0.02,
    )
    sack(s, x - way * tall * 0.3, y, tall * 0.36, nth(['#3a7fc0', '#4aa06a', '#3a7fc0', '#e0932e'], i))
  }
  for (const [i, [x, y]] of (
    [
      [470, 800],
      [560, 860],
      [1060, 860],
      [120, 860],
    ] as const
  ).entries())
    p.group({ x, y, rotate: -70 + i * 50 }, () => {
      p.oval(0, 22, 60, 8, light.shadow, 0.2)
      p.box(
        -52,
        -19,
        84,
        38,
        p.down('#ffffff', s.tone(nth(['#8fd0e0', '#a8e0b0', accents.second, '#e89a9a'], i), 0, 1)),
        { r: 14, opacity: 0.92 },
      )
      p.box(32, -9, 20, 18, s.tone(accents.main, 0, 1), { r: 4 })
    })
}

function sack({ p, tone, light }: Scene, x: number, y: number, k: number, colour: string): void {
  p.oval(x, y, k * 0.6, k * 0.09, light.shadow, 0.3)
  p.path(
    `M${x - k * 0.5} ${y}C${x - k * 0.62} ${y - k * 0.5} ${x - k * 0.4} ${y - k * 0.86} ${x - k * 0.12} ${y - k * 0.96}L${x - k * 0.24} ${y - k * 1.16}L${x + k * 0.24} ${y - k * 1.16}L${x + k * 0.12} ${y - k * 0.96}C${x + k * 0.4} ${y - k * 0.86} ${x + k * 0.62} ${y - k * 0.5} ${x + k * 0.5} ${y}Z`,
    p.across(tone(lighten(colour, -0.08), 0, 0.5), tone(colour, 0, 1)),
  )
  p.box(x - k * 0.16, y - k * 1.02, k * 0.32, k * 0.09, tone('#fff3d0', 0, 1), { r: 3 })
}
