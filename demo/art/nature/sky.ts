import { lighten, mix } from '../paper/colour.ts'
import { HEIGHT, type Scene, WIDTH } from '../paper/scene.ts'
import { clouds } from './clouds.ts'
import { stars } from './stars.ts'

interface SkyOptions {
  /** The y down to which the sky is visible, with its lowest colour. */
  horizon?: number
  clouds?: boolean
  /** Whether the sun or moon is visible; its light is there in any case. */
  disc?: boolean
}

export function sky(
  s: Scene,
  { horizon = 600, clouds: withClouds = true, disc = true }: SkyOptions = {},
): void {
  const { p, light, sun } = s
  const [top, middle, low] = light.sky
  p.box(
    0,
    0,
    WIDTH,
    horizon + 20,
    p.down(lighten(top, -0.02), mix(top, middle, 0.55), middle, mix(middle, low, 0.6), low),
  )
  p.box(0, horizon + 18, WIDTH, HEIGHT - horizon, low)
  if (light.time === 'night') stars(s, horizon)
  const strength = { dawn: 0.8, day: 0.55, golden: 0.95, dusk: 0.8, night: 0.3 }[light.time]
  p.glow(sun.x, sun.y, 620, light.glow, strength * 0.75, 460)
  p.glow(sun.x, sun.y, 230, light.glow, strength)
  if (disc) drawDisc(s)
  if (withClouds) clouds(s, horizon)
}

function drawDisc({ p, light, sun, r }: Scene): void {
  if (light.time !== 'night') {
    p.disc(
      sun.x,
      sun.y,
      sun.r * (light.time === 'day' ? 0.8 : 1),
      p.down(light.sun, mix(light.sun, light.glow, 0.6)),
    )
    return
  }
  const size = sun.r * 0.72
  p.disc(sun.x, sun.y, size, p.across(light.sun, mix(light.sun, light.sky[1], 0.18)))
  const seas = r.fork('moon')
  for (let i = 0; i < 5; i += 1) {
    const [turn, away] = [seas.between(0, 6.3), seas.between(0, 0.62) * size]
    p.oval(
      sun.x + Math.cos(turn) * away,
      sun.y + Math.sin(turn) * away,
      size * seas.between(0.08, 0.24),
      size * seas.between(0.07, 0.2),
      light.sky[1],
      0.1,
    )
  }
}
