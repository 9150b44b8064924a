import { poly } from '../paper/curve.ts'
import type { Scene } from '../paper/scene.ts'
import { sides, type Tower } from './tower.ts'
import { pane } from './window.ts'

/** A lighthouse with bands; at night its beams sweep over the water. */
export function lighthouse(
  s: Scene,
  { x, y, tall, depth = 0, wall = '#fbf6ec' }: Tower,
  band = s.accents.main,
): void {
  const { p, light } = s
  const [foot, head] = [tall * 0.12, tall * 0.075]
  const at = (t: number) => foot + (head - foot) * t
  const body = tall * 0.78
  if (s.lamps) beams(s, x, y - tall * 0.85, tall * 3.2)
  for (let i = 0; i < 5; i += 1) {
    const [a, b] = [i / 5, (i + 1) / 5]
    p.path(
      poly(
        [x - at(a), y - body * a],
        [x + at(a), y - body * a],
        [x + at(b), y - body * b - 1],
        [x - at(b), y - body * b - 1],
      ),
      sides(s, x, i % 2 ? band : wall, depth),
    )
  }
  for (const t of [0.28, 0.66])
    pane(s, {
      x: x - tall * 0.014,
      y: y - body * t - tall * 0.03,
      w: tall * 0.028,
      h: tall * 0.05,
      depth,
      arched: true,
    })
  p.box(x - head * 1.5, y - body - tall * 0.02, head * 3, tall * 0.022, s.tone('#3f4450', depth, 0.7))
  p.box(
    x - head * 0.75,
    y - body - tall * 0.11,
    head * 1.5,
    tall * 0.09,
    s.lamps
      ? p.down('#fff8dc', light.lamp)
      : p.across(s.tone('#cfe0e6', depth, 1), s.tone('#7f98a4', depth, 0.6)),
  )
  for (const bar of [-0.75, -0.25, 0.25, 0.75])
    p.box(x + head * bar - 1, y - body - tall * 0.11, 2, tall * 0.09, s.tone('#3f4450', depth, 0.6))
  p.path(
    `M${x - head * 1.05} ${y - body - tall * 0.11}Q${x} ${y - body - tall * 0.2} ${x + head * 1.05} ${y - body - tall * 0.11}Z`,
    sides(s, x, band, depth),
  )
  if (s.lamps) p.glow(x, y - body - tall * 0.065, tall * 0.4, light.lamp, 0.9)
}

function beams({ p, light }: Scene, x: number, y: number, long: number): void {
  for (const [degrees, way] of [
    [-6, 1],
    [4, -1],
  ] as const) {
    p.group({ x, y, rotate: degrees, flip: way < 0, blend: 'screen' }, () => {
      p.path(
        poly([0, -5], [long, -70], [long, 70], [0, 5]),
        p.across([0, light.lamp, 0.75], [1, light.lamp, 0]),
      )
    })
  }
}
