import { lighten } from '../../paper/colour.ts'
import { blob, type Point, through } from '../../paper/curve.ts'
import type { Rng } from '../../paper/random.ts'
import type { Scene } from '../../paper/scene.ts'

/** A painting of fields, bands, forms or strokes. */
export function painting(s: Scene, r: Rng, x: number, y: number, w: number, h: number): void {
  const { p, accents } = s
  const colours = [
    accents.main,
    accents.second,
    accents.third,
    accents.deep,
    accents.pale,
    lighten(accents.main, 0.12),
  ]
  const any = () => s.tone(r.pick(colours), 0, r.between(0.75, 1))
  p.box(x + 7, y + 10, w, h, s.light.shadow, { opacity: 0.26 })
  p.box(x - 7, y - 7, w + 14, h + 14, s.tone(r.pick(['#fbf7ee', '#2d2a2b', '#c49a66']), 0, 0.95))
  p.group({ clip: `M${x} ${y}L${x + w} ${y}L${x + w} ${y + h}L${x} ${y + h}Z` }, () => {
    p.box(x, y, w, h, p.down(s.tone(accents.pale, 0, 1), s.tone(lighten(accents.pale, -0.04), 0, 0.9)))
    const school = r.pick([fields, forms, hills, strokes])
    school(p, r, any, { x, y, w, h })
  })
}

interface Canvas {
  x: number
  y: number
  w: number
  h: number
}

type School = (p: Scene['p'], r: Rng, any: () => string, canvas: Canvas) => void

const fields: School = (p, _, any, { x, y, w, h }) => {
  for (const [top, high] of [
    [0.06, 0.4],
    [0.5, 0.18],
    [0.72, 0.22],
  ] as const)
    p.box(x + w * 0.07, y + h * top, w * 0.86, h * high, any(), { r: 6, opacity: 0.94 })
}

const forms: School = (p, r, any, { x, y, w, h }) => {
  const corner = (k: number): Point => [
    x + w * r.between(0.25, 0.75) + Math.cos(k) * w * r.between(0.1, 0.3),
    y + h * r.between(0.3, 0.7) + Math.sin(k) * h * r.between(0.1, 0.3),
  ]
  for (let i = 0; i < 6; i += 1) p.path(blob(Array.from({ length: 6 }, (_, k) => corner(k))), any(), 0.86)
}

const hills: School = (p, r, any, { x, y, w, h }) => {
  p.disc(x + w * r.between(0.3, 0.7), y + h * 0.32, w * 0.17, any())
  for (let i = 0; i < 4; i += 1) {
    const line = Array.from(
      { length: 5 },
      (_, k): Point => [x + (k / 4) * w, y + h * (0.42 + i * 0.14 + r.between(-0.08, 0.08))],
    )
    p.path(`${through(line)}L${x + w} ${y + h}L${x} ${y + h}Z`, any())
  }
}

const strokes: School = (p, r, any, { x, y, w, h }) => {
  const somewhere = (): Point => [x + w * r.between(0.08, 0.92), y + h * r.between(0.08, 0.92)]
  for (let i = 0; i < 9; i += 1)
    p.line(through(Array.from({ length: 4 }, somewhere)), any(), w * r.between(0.02, 0.09), 0.9)
}
