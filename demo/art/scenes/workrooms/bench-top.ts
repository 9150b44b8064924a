import { indoors } from '../../indoors/indoors.ts'
import { nth } from '../../paper/accents.ts'
import { lighten } from '../../paper/colour.ts'
import { num } from '../../paper/curve.ts'
import { HEIGHT, type Scene, WIDTH } from '../../paper/scene.ts'
import { circle } from '../../vehicles/wheel.ts'
import { tools } from './bench-tools.ts'

/** Tools in order, with wheels and small parts, from above. */
export function benchTop(outside: Scene): void {
  const s = indoors(outside)
  const { p, light, accents } = s
  const wood = s.own.fork('bench').pick(['#b98554', '#8f6a4a', '#c9b49a', '#6f7f80'])
  p.box(
    0,
    0,
    WIDTH,
    HEIGHT,
    p.gradient({
      round: false,
      from: [0, 0],
      to: [1, 1],
      stops: [
        [0, s.tone(lighten(wood, 0.05), 0, 1)],
        [1, s.tone(wood, 0, 0.5)],
      ],
    }),
  )
  for (let i = 1; i < 7; i += 1) p.box(0, i * 132, WIDTH, 3, light.shadow, { opacity: 0.18 })
  p.group({ x: -60, y: -120, scale: 1.55 }, () => tools(s))
  for (const [i, [x, y, k]] of (
    [
      [830, 640, 150],
      [1060, 470, 84],
      [1090, 760, 104],
      [600, 760, 70],
    ] as const
  ).entries())
    gear(s, x, y, k, nth(['#b9bec2', accents.second, accents.main, '#8f9499'], i))
  for (let i = 0; i < 16; i += 1) {
    const [x, y] = [s.r.between(120, 520), s.r.between(700, 860)]
    p.disc(x + 3, y + 4, 12, light.shadow, 0.3)
    p.disc(x, y, 12, s.tone(nth(['#d9dde0', '#b9a06a', '#8f9499'], i), 0, 1))
    p.disc(x, y, 5, s.tone('#4b4a4e', 0, 0.5))
  }
  p.path('M-20 -20L420 -20L60 920L-20 920Z', light.glow, 0.2)
}

function gear({ p, tone, light }: Scene, x: number, y: number, k: number, colour: string): void {
  const teeth = Math.round(k / 6)
  p.disc(x + 8, y + 12, k * 1.06, light.shadow, 0.3)
  for (let i = 0; i < teeth; i += 1) {
    const turn = (i / teeth) * Math.PI * 2
    p.line(
      `M${num(x)} ${num(y)}L${num(x + Math.cos(turn) * k * 1.08)} ${num(y + Math.sin(turn) * k * 1.08)}`,
      tone(colour, 0, 0.8),
      k * 0.14,
      1,
      'butt',
    )
  }
  p.disc(x, y, k, p.out([tone(lighten(colour, 0.08), 0, 1), tone(colour, 0, 0.7)], [0.4, 0.35], 0.7))
  p.line(circle(x, y, k * 0.72), tone(lighten(colour, -0.12), 0, 0.4), k * 0.06)
  p.disc(x, y, k * 0.28, tone('#3b3a3e', 0, 0.5))
}
