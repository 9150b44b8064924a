import { poly } from '../paper/curve.ts'
import type { Scene } from '../paper/scene.ts'
import { sides, type Tower } from './tower.ts'
import { pane } from './window.ts'

/** A church tower with a belfry and a pointed or domed cap. */
export function belfry(
  s: Scene,
  { x, y, tall, depth = 0, wall = '#f1e4cc' }: Tower,
  cap: 'spire' | 'dome' = 'spire',
): void {
  const { p } = s
  const w = tall * 0.17
  const body = tall * (cap === 'spire' ? 0.66 : 0.74)
  const roof = cap === 'spire' ? '#6d5a5c' : '#5f8f88'
  p.box(x - w / 2, y - body, w, body, sides(s, x, wall, depth))
  for (const at of [0.36, 0.7, 1])
    p.box(x - w * 0.56, y - body * at - 3, w * 1.12, Math.max(3, w * 0.07), s.tone('#fbf3e3', depth, 0.8))
  for (const shift of [-0.2, 0.2])
    pane(s, {
      x: x + w * shift - w * 0.09,
      y: y - body * 0.93,
      w: w * 0.18,
      h: body * 0.14,
      depth,
      arched: true,
      frame: '#d9c8a8',
      lit: s.lamps,
    })
  p.disc(x, y - body * 0.6, w * 0.2, s.tone('#fffaf0', depth, 1))
  p.line(
    `M${x} ${y - body * 0.6}L${x} ${y - body * 0.6 - w * 0.14}M${x} ${y - body * 0.6}L${x + w * 0.1} ${y - body * 0.6 + w * 0.04}`,
    s.tone('#3b3540', depth),
    Math.max(1.2, w * 0.03),
  )
  if (cap === 'spire')
    p.path(poly([x - w * 0.6, y - body], [x, y - tall], [x + w * 0.6, y - body]), sides(s, x, roof, depth))
  else {
    p.path(
      `M${x - w * 0.52} ${y - body}C${x - w * 0.6} ${y - body - w * 0.7} ${x - w * 0.2} ${y - body - w * 0.85} ${x} ${y - body - w * 1.15}C${x + w * 0.2} ${y - body - w * 0.85} ${x + w * 0.6} ${y - body - w * 0.7} ${x + w * 0.52} ${y - body}Z`,
      sides(s, x, roof, depth),
    )
    p.box(x - w * 0.03, y - body - w * 1.4, w * 0.06, w * 0.3, s.tone('#d8b45a', depth))
  }
}
