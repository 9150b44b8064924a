import { lighten } from '../paper/colour.ts'
import { HEIGHT, type Scene, WIDTH } from '../paper/scene.ts'

/** A paved square or quay from `y` down to the viewer, with reflections of lamps. */
export function paving(s: Scene, y: number, surface = '#d6c6ab'): void {
  const { p, light } = s
  const r = s.r.fork('paving')
  const tall = HEIGHT - y
  p.box(0, y, WIDTH, tall + 10, p.down(s.tone(surface, 0.04, 0.9), s.tone(lighten(surface, -0.14), 0, 0.45)))
  const joint = s.tone(lighten(surface, -0.2), 0, 0.3)
  for (let i = 1; i < 7; i += 1)
    p.box(0, y + (i / 7) ** 1.7 * tall, WIDTH, 1.2 + i * 0.3, joint, { opacity: 0.2 })
  for (let i = 0; i < 64; i += 1) {
    const t = r.next() ** 0.8
    const stone = r.chance(0.5) ? lighten(surface, -0.1) : lighten(surface, 0.05)
    p.oval(r.between(0, WIDTH), y + 6 + t * tall, 7 + t * 26, 1.6 + t * 5.5, s.tone(stone, 0, 0.8), 0.4)
  }
  if (s.lamps) p.glow(WIDTH / 2, y + 20, 680, light.lamp, 0.32, tall * 0.7)
}
