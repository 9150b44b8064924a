import { framingLeaves } from '../../nature/framing-leaves.ts'
import { range } from '../../nature/range.ts'
import { streak } from '../../nature/shore-marks.ts'
import { sky } from '../../nature/sky.ts'
import { water } from '../../nature/water.ts'
import { mix } from '../../paper/colour.ts'
import type { Scene } from '../../paper/scene.ts'
import { row } from '../../town/row.ts'

/** A bridge of arches. */
export function bridge(s: Scene): void {
  const { p } = s
  sky(s, { horizon: 500 })
  range(s, { y: 540, rise: 240, layers: 3, surface: '#86a07c', near: 0.45 })
  row(s, { y: 580, width: 76, height: 100, depth: 0.3 })
  water(s, 580)
  const stone = s.own.fork('stone').pick(['#dcc6a2', '#cbb9a6', '#d9b59a'])
  const arch = (x: number, w: number) =>
    `M${x} 760L${x} 640Q${x + w / 2} ${640 - w * 0.66} ${x + w} 640L${x + w} 760Z`
  p.path('M-10 560Q600 430 1210 560L1210 764L-10 764Z', p.down(s.tone(stone, 0, 1), s.tone(stone, 0, 0.4)))
  for (let line = 0; line < 6; line += 1)
    for (let i = 0; i < 24; i += 1)
      if (s.r.chance(0.4))
        p.box(
          i * 52 + (line % 2) * 26,
          540 + line * 34,
          42,
          26,
          s.tone(s.r.pick(['#f0dfc0', '#b8a284', '#cdb793']), 0, 0.8),
          { opacity: 0.4, r: 3 },
        )
  for (const [x, w] of [
    [60, 210],
    [340, 240],
    [640, 240],
    [930, 210],
  ] as const) {
    p.path(arch(x, w), mix(s.tone('#6b6058', 0, 0.1), s.light.shadow, 0.4))
    p.path(
      arch(x + 16, w - 20),
      p.down(mix(s.light.haze, s.tone('#8aa07c', 0.5, 0.5), 0.5), mix(s.light.sky[1], s.light.shadow, 0.2)),
    )
  }
  p.line('M-10 548Q600 418 1210 548', s.tone('#f1e2c6', 0, 1), 22)
  water(s, 740)
  for (const x of [300, 600, 905]) streak(s, x, 750, 130, s.tone(stone, 0, 0.5), 0.5)
  for (const x of [150, 420, 780, 1050]) {
    const y = 548 - 65 * (1 - ((x - 600) / 610) ** 2) - 8
    p.box(x - 3, y - 90, 6, 90, s.tone('#3c3f46', 0, 0.5))
    if (s.lamps) p.glow(x, y - 96, 80, s.light.lamp, 0.9)
    p.disc(x, y - 96, 9, s.lamps ? '#fff3cf' : s.tone('#f3ead2', 0, 1))
  }
  framingLeaves(s, 'bottom-left', 0.55)
}
