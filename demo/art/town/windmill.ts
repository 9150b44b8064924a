import { poly } from '../paper/curve.ts'
import type { Scene } from '../paper/scene.ts'
import { sides, type Tower } from './tower.ts'
import { pane } from './window.ts'

/** A windmill with sails. */
export function windmill(s: Scene, { x, y, tall, depth = 0, wall = '#f5ecdc' }: Tower): void {
  const { p } = s
  const hub = y - tall * 0.74
  p.path(
    poly(
      [x - tall * 0.17, y],
      [x + tall * 0.17, y],
      [x + tall * 0.11, y - tall * 0.7],
      [x - tall * 0.11, y - tall * 0.7],
    ),
    sides(s, x, wall, depth),
  )
  p.path(
    poly([x - tall * 0.13, y - tall * 0.69], [x, y - tall * 0.92], [x + tall * 0.13, y - tall * 0.69]),
    sides(s, x, '#7a5546', depth),
  )
  pane(s, { x: x - tall * 0.022, y: y - tall * 0.5, w: tall * 0.045, h: tall * 0.07, depth })
  const turn = s.own.fork('sails').between(10, 70)
  for (let i = 0; i < 4; i += 1) {
    p.group({ x, y: hub, rotate: turn + i * 90 }, () => {
      p.box(0, -2, tall * 0.42, 4, s.tone('#5b463a', depth, 0.5))
      p.box(tall * 0.08, 2, tall * 0.32, tall * 0.075, s.tone('#fbf4e6', depth, 0.9), { opacity: 0.88 })
      for (let k = 0; k < 6; k += 1)
        p.box(tall * (0.1 + k * 0.055), 2, 1.5, tall * 0.075, s.tone('#8a7260', depth, 0.5), { opacity: 0.6 })
    })
  }
  p.disc(x, hub, tall * 0.018, s.tone('#4a3a32', depth))
}
