import { lighten, mix } from '../paper/colour.ts'
import type { Scene } from '../paper/scene.ts'

/** The paint of a body in this light: the sky on its shoulders, the road on its sides. */
export interface Coat {
  high: string
  lit: string
  body: string
  low: string
  dark: string
  chrome: string
  rubber: string
  glass: string
}

export function coatOf(s: Scene, colour: string): Coat {
  const { p, light } = s
  const [lit, body, low] = [
    s.tone(lighten(colour, 0.1), 0, 1),
    s.tone(colour, 0, 0.9),
    s.tone(lighten(colour, -0.1), 0, 0.4),
  ]
  return {
    high: mix(lit, light.sky[2], 0.5),
    lit,
    body,
    low,
    dark: s.tone(lighten(colour, -0.22), 0, 0.1),
    chrome: p.down(mix('#f4f6f7', light.sky[2], 0.3), s.tone('#8d9499', 0, 0.7), s.tone('#d9dde0', 0, 0.9)),
    rubber: s.tone('#2b2a2e', 0, 0.5),
    glass: p.down(
      mix(light.sky[1], '#ffffff', 0.15),
      mix(s.tone('#33495a', 0, 0.5), light.sky[1], 0.3),
      s.tone('#22323f', 0, 0.3),
    ),
  }
}

/** The shadow on the ground, soft at its edge and dark where the vehicle stands. */
export function groundShadow(
  { p, light }: Scene,
  x: number,
  y: number,
  half: number,
  thick = half * 0.09,
): void {
  const dark = mix(light.shadow, '#0d0b10', 0.45)
  p.oval(
    x,
    y,
    half * 1.16,
    thick * 1.8,
    p.out([
      [0, dark, 0.62],
      [0.5, dark, 0.46],
      [0.8, dark, 0.14],
      [1, dark, 0],
    ]),
  )
  p.oval(
    x,
    y - thick * 0.2,
    half * 0.96,
    thick * 0.6,
    p.out([
      [0, dark, 0.6],
      [0.75, dark, 0.45],
      [1, dark, 0],
    ]),
  )
}

/** The beam of a headlight, at hours when lamps burn. */
export function beam({ p, light, lamps }: Scene, x: number, y: number, long: number): void {
  if (!lamps) return
  p.path(
    `M${x} ${y - 4}L${x + long} ${y - long * 0.05}L${x + long} ${y + long * 0.2}L${x} ${y + 6}Z`,
    p.across([0, light.lamp, 0.55], [1, light.lamp, 0]),
  )
  p.glow(x, y, 46, light.lamp, 0.9)
}
