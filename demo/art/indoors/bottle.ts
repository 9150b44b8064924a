import { lighten, mix } from '../paper/colour.ts'
import type { Rng } from '../paper/random.ts'
import type { Scene } from '../paper/scene.ts'

/** A bottle of glass or glaze. */
export function bottle(
  { p, tone, accents, light }: Scene,
  r: Rng,
  x: number,
  y: number,
  tall: number,
): number {
  const w = tall * r.between(0.26, 0.42)
  const colour = r.pick([
    accents.main,
    accents.second,
    accents.third,
    '#7f9f94',
    '#c98f5a',
    '#f3e8d6',
    '#8a6f8f',
  ])
  const [neck, shoulder] = [w * 0.22, tall * r.between(0.55, 0.72)]
  const c = x + w / 2
  p.path(
    `M${c - w / 2} ${y}L${c - w / 2} ${y - shoulder}Q${c - w / 2} ${y - shoulder - w * 0.35} ${c - neck} ${y - shoulder - w * 0.42}L${c - neck} ${y - tall}L${c + neck} ${y - tall}L${c + neck} ${y - shoulder - w * 0.42}Q${c + w / 2} ${y - shoulder - w * 0.35} ${c + w / 2} ${y - shoulder}L${c + w / 2} ${y}Z`,
    p.across(tone(colour, 0, 0.4), tone(lighten(colour, 0.05), 0, 1), tone(colour, 0, 0.6)),
  )
  p.box(c - w * 0.3, y - shoulder * 0.9, w * 0.12, shoulder * 0.75, mix(light.sun, '#ffffff', 0.5), {
    opacity: 0.45,
    r: 2,
  })
  return w * 1.3
}
