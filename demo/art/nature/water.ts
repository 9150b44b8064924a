import { lighten, mix } from '../paper/colour.ts'
import { HEIGHT, type Scene, WIDTH } from '../paper/scene.ts'
import { lens } from './lens.ts'

/** The sea or a lake from `top` down to `bottom`, with the reflection of the sky. */
export function water(s: Scene, top: number, bottom = HEIGHT): void {
  const { p, light } = s
  const [high, middle, low] = light.sky
  const deep = mix(mix(high, s.accents.third, 0.15), light.shadow, light.time === 'day' ? 0.22 : 0.3)
  p.box(
    0,
    top,
    WIDTH,
    bottom - top,
    p.down(mix(low, light.haze, 0.5), mix(mix(middle, low, 0.4), deep, 0.2), mix(middle, deep, 0.5), deep),
  )
  p.box(0, top, WIDTH, 3, light.glow, { opacity: 0.35 })
  ripples(s, top, bottom)
  glitter(s, top, bottom)
}

function ripples({ p, r, light }: Scene, top: number, bottom: number): void {
  const tall = bottom - top
  const [bright, dark] = [lighten(light.sky[2], 0.02), mix(light.sky[0], light.shadow, 0.45)]
  for (let i = 0; i < 90; i += 1) {
    const t = r.next() ** 1.5
    const y = top + 6 + t * tall
    const half = (14 + t * 90) * r.between(0.5, 1.5)
    p.path(
      lens(r.between(0, WIDTH), y, half, 1 + t * 5),
      r.chance(0.5) ? bright : dark,
      0.1 + 0.22 * r.next(),
    )
  }
}

/** The road of light below the sun or the moon. */
function glitter({ p, r, light, sun }: Scene, top: number, bottom: number): void {
  const strength = { dawn: 0.8, day: 0.55, golden: 0.95, dusk: 0.85, night: 0.75 }[light.time]
  const tall = bottom - top
  p.glow(sun.x, top, 260, light.glow, strength * 0.5, tall * 0.7)
  for (let i = 0; i < 70; i += 1) {
    const t = r.next() ** 1.3
    const spread = 20 + t * 130
    const x = sun.x + (r.next() + r.next() - 1) * spread
    p.path(
      lens(x, top + 4 + t * tall * 0.92, (6 + t * 38) * r.between(0.5, 1.4), 1 + t * 4),
      light.sun,
      strength * (1 - t * 0.6) * r.between(0.35, 1),
    )
  }
}
