import { bokeh } from '../../festive/bokeh.ts'
import { candle } from '../../indoors/candle.ts'
import { indoors } from '../../indoors/indoors.ts'
import { blade } from '../../nature/blade.ts'
import { leafy } from '../../nature/tree.ts'
import { lighten } from '../../paper/colour.ts'
import { HEIGHT, type Scene, WIDTH } from '../../paper/scene.ts'

/** Balanced stones, a candle, a flower. */
export function balancedStones(outside: Scene): void {
  const s = indoors(outside)
  const { p, light, accents } = s
  const base = s.own.fork('calm').pick(['#9fb3a5', '#c9a99b', '#a9b5bf', accents.third])
  p.box(0, 0, WIDTH, HEIGHT, p.down(s.tone(lighten(base, -0.14), 0, 0.5), s.tone(base, 0, 0.9)))
  bokeh(s, 60, 560, 28, [light.lamp, accents.pale, accents.second], 60)
  p.box(0, 640, WIDTH, 270, p.down(s.tone('#a5764c', 0, 0.95), s.tone('#5f4029', 0, 0.3)))
  for (let i = 0; i < 5; i += 1) p.box(0, 660 + i * i * 12, WIDTH, 3, light.shadow, { opacity: 0.25 })
  p.oval(430, 772, 260, 26, light.shadow, 0.4)
  for (const [x, y, rx, ry] of [
    [430, 726, 200, 56],
    [448, 636, 152, 48],
    [424, 560, 112, 40],
    [440, 494, 76, 32],
  ] as const) {
    p.path(
      leafy(s.own.fork(`stone ${y}`), x, y, rx, ry, 12),
      p.out([s.tone('#8f9092', 0, 1), s.tone('#4b4d52', 0, 0.5)], [0.4, 0.25], 0.75),
    )
    p.oval(x - rx * 0.25, y - ry * 0.45, rx * 0.4, ry * 0.14, '#ffffff', 0.22)
  }
  candle(s, 800, 780, 190)
  candle(s, 920, 800, 120)
  const petal = s.own.fork('petal').pick(['#f6d9de', '#fbf1e0', '#e9a0a8', '#f3c36a'])
  for (const layer of [1, 0.7])
    for (let i = 0; i < 9; i += 1)
      p.path(
        blade(640, 800, 100 * layer, 180 + (i / 8) * 180, 0.3),
        p.out([s.tone(lighten(petal, -0.06), 0, 0.7), s.tone(petal, 0, 1)], [0.5, 1], 0.8),
        0.95,
      )
  p.disc(640, 792, 14, s.tone('#e8b23e', 0, 1))
  for (const turn of [-166, -14])
    p.path(blade(440, 480, 190, turn - 40, 0.24), s.tone('#5d8a55', 0, turn < -90 ? 0.5 : 1))
}
