import { bokeh } from '../../festive/bokeh.ts'
import { indoors } from '../../indoors/indoors.ts'
import { wallPaint } from '../../indoors/wall-paint.ts'
import { blade } from '../../nature/blade.ts'
import { lighten } from '../../paper/colour.ts'
import { HEIGHT, type Scene, WIDTH } from '../../paper/scene.ts'
import { lacquer } from './lacquer.ts'

/** Bottles of lacquer in every shade. */
export function lacquers(outside: Scene): void {
  const s = indoors(outside)
  const { p, r, light, accents } = s
  const base = wallPaint(s)
  p.box(0, 0, WIDTH, HEIGHT, p.down(s.tone(lighten(base, -0.05), 0, 0.7), s.tone(base, 0, 1)))
  bokeh(s, 40, 460, 22, [accents.main, light.lamp, accents.pale], 70)
  p.box(0, 620, WIDTH, 290, p.down(s.tone('#fbf7f1', 0, 1), s.tone('#d3c8bd', 0, 0.6)))
  const shades = [
    '#c93b4b',
    '#e8788a',
    '#f0a8a0',
    accents.main,
    accents.second,
    accents.third,
    '#8a3f63',
    '#f3d9c6',
    '#5f7fa0',
    '#b58fb5',
  ]
  for (const [line, y, k] of [
    [0, 650, 0.8],
    [1, 800, 1.25],
  ] as const) {
    const count = line ? 6 : 9
    for (let i = 0; i < count; i += 1)
      lacquer(
        s,
        90 + (i + 0.5) * (1020 / count) + r.between(-10, 10),
        y + r.between(-6, 6),
        k * 170,
        shades[(i * 3 + line * 2) % shades.length] ?? accents.main,
      )
  }
  p.path('M-20 -20L360 -20L60 910L-20 910Z', light.glow, 0.2)
  for (let i = 0; i < 7; i += 1)
    p.path(blade(1080, 330, 190, 90 + i * 26, 0.24), s.tone('#6f9a63', 0, r.next()), 0.9)
}
