import { mix } from '../paper/colour.ts'
import { poly } from '../paper/curve.ts'
import { type Scene, WIDTH } from '../paper/scene.ts'

/** A far town as one dark form, with windows as sparks when lamps are lit. */
export function skyline(
  s: Scene,
  {
    y,
    tall,
    depth,
    from = 0,
    to = WIDTH,
  }: { y: number; tall: number; depth: number; from?: number; to?: number },
): void {
  const { p } = s
  const r = s.own.fork(`skyline ${depth}`)
  const colour = s.tone('#8a7a80', depth, 0.4)
  const fill = p.down(colour, mix(colour, s.light.haze, 0.45))
  for (let x = from; x < to; ) {
    const [w, h] = [r.between(0.22, 0.55) * tall, tall * r.between(0.3, 0.72)]
    p.box(x, y - h, w + 1, h, fill)
    if (r.chance(0.6))
      p.path(
        poly([x - 2, y - h + 1], [x + w / 2, y - h - w * r.between(0.25, 0.6)], [x + w + 2, y - h + 1]),
        colour,
      )
    if (r.chance(0.12))
      p.path(
        poly(
          [x + w * 0.3, y - h],
          [x + w * 0.3, y - tall * 1.02],
          [x + w * 0.5, y - tall * 1.4],
          [x + w * 0.7, y - tall * 1.02],
          [x + w * 0.7, y - h],
        ),
        colour,
      )
    if (s.lamps) sparks(s, x, y - h, w, h)
    x += w
  }
}

function sparks({ p, r, light }: Scene, x: number, y: number, w: number, h: number): void {
  for (let i = 0; i < (w * h) / 260; i += 1) {
    p.box(
      x + r.between(0.1, 0.85) * w,
      y + r.between(0.08, 0.9) * h,
      3.4,
      4.4,
      mix(light.lamp, '#ffffff', r.next() * 0.4),
      { opacity: r.between(0.5, 1) },
    )
  }
}
