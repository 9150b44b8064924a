import type { Scene } from '../paper/scene.ts'
import { figure } from './figure.ts'
import type { Pose } from './limbs.ts'

interface Passers {
  y: number
  tall: number
  count: number
  from?: number
  to?: number
  depth?: number
  dim?: number
  poses?: readonly Pose[]
}

/** People here and there on a square or a quay, some of them together. */
export function passers(
  s: Scene,
  { y, tall, count, from = 60, to = 1140, depth = 0, dim = 0, poses = ['walk', 'walk', 'stand'] }: Passers,
): void {
  const r = s.r.fork(`passers ${y} ${count}`)
  for (let i = 0; i < count; i += 1) {
    const x = from + ((i + r.between(0.1, 0.9)) / count) * (to - from)
    const size = tall * r.between(0.92, 1.06)
    const flip = r.chance(0.5)
    const pose = r.pick(poses)
    figure(s, { x, y: y + r.between(-6, 6), tall: size, pose, depth, dim, flip, r })
    if (r.chance(0.35))
      figure(s, {
        x: x + size * 0.3,
        y: y + r.between(-3, 5),
        tall: size * (r.chance(0.3) ? 0.62 : 0.96),
        pose,
        depth,
        dim,
        flip,
        r,
      })
  }
}
