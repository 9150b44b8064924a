import { lighten } from '../paper/colour.ts'
import { num } from '../paper/curve.ts'
import { HEIGHT, type Scene, WIDTH } from '../paper/scene.ts'
import { lens } from './lens.ts'

/** Grass from `y` down to the viewer: swathes of light and shade, tufts that grow larger. */
export function lawn(s: Scene, y: number, surface = '#a9c070'): void {
  const { p, light } = s
  const r = s.r.fork('lawn')
  const tall = HEIGHT - y
  const [near, far] = [s.tone(lighten(surface, -0.1), 0, 0.5), s.tone(surface, 0.08, 0.95)]
  p.box(0, y, WIDTH, tall + 10, p.down(far, near))
  for (let i = 0; i < 12; i += 1) {
    const t = r.next()
    const swathe = r.chance(0.5)
      ? s.tone(lighten(surface, 0.05), 0, 1)
      : s.tone(lighten(surface, -0.12), 0, 0.2)
    p.path(lens(r.between(0, WIDTH), y + 12 + t * tall, r.between(160, 460), 5 + t * 22), swathe, 0.22)
  }
  for (let i = 0; i < 46; i += 1) {
    const t = r.next() ** 0.8
    const [x, foot, high] = [r.between(0, WIDTH), y + 14 + t * tall, 4 + t * 15]
    const blades = `M${num(x - high * 0.4)} ${num(foot - high * 0.8)}L${num(x)} ${num(foot)}L${num(x)} ${num(foot - high)}M${num(x)} ${num(foot)}L${num(x + high * 0.45)} ${num(foot - high * 0.7)}`
    p.line(
      blades,
      r.chance(0.6) ? s.tone(lighten(surface, -0.14), 0, 0.4) : s.tone(lighten(surface, 0.06), 0, 1),
      1 + t * 1.4,
      0.6,
    )
  }
  if (s.lamps) p.glow(WIDTH / 2, y + tall * 0.35, 560, light.lamp, 0.16, tall * 0.6)
}
