import { lens } from '../nature/lens.ts'
import { lighten, mix } from '../paper/colour.ts'
import { poly } from '../paper/curve.ts'
import { lamplit, type Scene } from '../paper/scene.ts'

/** A pool in its terrace, running towards the eye. */
export function pool(outside: Scene, x: number, y: number, w: number, deep: number): void {
  const s = lamplit(outside, 0.3)
  const { p, light, r } = s
  const [near, far] = [w, w * 0.72]
  const quad = (k: number) =>
    poly(
      [x - (far / 2) * k, y + (1 - k) * 20],
      [x + (far / 2) * k, y + (1 - k) * 20],
      [x + (near / 2) * k, y + deep * k],
      [x - (near / 2) * k, y + deep * k],
    )
  p.path(quad(1.05), s.tone('#f6eee0', 0, 0.95))
  const blue = s.lamps ? mix('#46c8d0', light.sky[1], 0.35) : s.tone('#58c4cf', 0, 1)
  p.path(quad(1), p.down(mix(blue, light.sky[2], 0.55), blue, mix(blue, light.shadow, 0.25)))
  p.group({ clip: quad(1) }, () => {
    for (let i = 0; i < 26; i += 1)
      p.path(
        lens(x + r.between(-0.5, 0.5) * near, y + r.between(0.05, 0.95) * deep, r.between(20, 80), 3),
        '#ffffff',
        r.between(0.12, 0.4),
      )
    p.glow(outside.sun.x, y, w * 0.3, light.glow, 0.6, deep)
  })
}

export function lounger(s: Scene, x: number, y: number, scale: number, colour: string, flip = false): void {
  const { p } = s
  p.group({ x, y, scale, flip }, () => {
    p.oval(0, 2, 90, 8, s.light.shadow, 0.25)
    p.line('M-70 0L-66 -26M60 0L56 -26', s.tone('#9b7449', 0, 0.7), 6)
    p.path(
      'M-88 -34L34 -34L84 -92L96 -86L44 -22L-88 -22Z',
      p.across(s.tone(colour, 0, 0.7), s.tone(lighten(colour, 0.05), 0, 1)),
    )
    p.path('M56 -64L84 -96L98 -88L68 -52Z', s.tone('#fdf7ec', 0, 1))
  })
}

export function parasol(s: Scene, x: number, y: number, size: number, colour: string): void {
  const { p } = s
  p.line(`M${x} ${y}L${x} ${y - size * 1.1}`, s.tone('#caa678', 0, 0.8), size * 0.035)
  const cloth = (from: number, to: number) =>
    `M${x} ${y - size * 1.28}Q${x + from * size * 0.7} ${y - size * 1.2} ${x + from * size} ${y - size * 0.84}Q${x + ((from + to) / 2) * size} ${y - size * 0.76} ${x + to * size} ${y - size * 0.84}Q${x + to * size * 0.7} ${y - size * 1.2} ${x} ${y - size * 1.28}Z`
  for (let i = 0; i < 6; i += 1)
    p.path(
      cloth(-0.75 + i * 0.25, -0.5 + i * 0.25),
      s.tone(i % 2 ? '#fdf6ea' : colour, 0, i < 3 === s.sun.x < x ? 1 : 0.65),
    )
}
