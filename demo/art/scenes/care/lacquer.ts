import { lighten } from '../../paper/colour.ts'
import type { Scene } from '../../paper/scene.ts'

export function lacquer({ p, tone, light }: Scene, x: number, y: number, tall: number, colour: string): void {
  const w = tall * 0.42
  p.oval(x + 6, y + 2, w * 0.66, tall * 0.05, light.shadow, 0.3)
  p.box(
    x - w * 0.2,
    y - tall,
    w * 0.4,
    tall * 0.52,
    p.across(tone('#2f2a2e', 0, 0.4), tone('#6a6268', 0, 1), tone('#2f2a2e', 0, 0.4)),
    { r: 7 },
  )
  p.box(
    x - w / 2,
    y - tall * 0.5,
    w,
    tall * 0.5,
    p.across(tone(lighten(colour, -0.08), 0, 0.5), tone(lighten(colour, 0.06), 0, 1), tone(colour, 0, 0.6)),
    { r: w * 0.26 },
  )
  p.box(x - w * 0.36, y - tall * 0.44, w * 0.13, tall * 0.34, '#ffffff', { r: 5, opacity: 0.55 })
  p.oval(x - w * 0.6, y + 3, w * 0.4, tall * 0.025, tone(colour, 0, 1), 0.25)
}
