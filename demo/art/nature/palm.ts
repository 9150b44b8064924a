import { num } from '../paper/curve.ts'
import type { Scene } from '../paper/scene.ts'
import type { Tree } from './tree.ts'

export function palm(s: Scene, { x, y, tall, depth = 0, leaf = '#5f9160' }: Tree): void {
  const { p, r } = s
  const lean = r.between(-0.18, 0.18) * tall
  const [top, left] = [y - tall, x + lean]
  p.line(
    `M${num(x)} ${num(y)}Q${num(x + lean * 0.2)} ${num(y - tall * 0.5)} ${num(left)} ${num(top)}`,
    s.tone('#8a6a50', depth, 0.45),
    tall * 0.035,
  )
  const fronds = 11
  for (let i = 0; i < fronds; i += 1) {
    const turn = (i / (fronds - 1)) * Math.PI * 1.3 - Math.PI * 0.15
    const long = tall * r.between(0.3, 0.42)
    const [ex, ey] = [left - Math.cos(turn) * long, top - Math.sin(turn) * long * 0.55 + long * 0.32]
    const [mx, my] = [left - Math.cos(turn) * long * 0.55, top - Math.sin(turn) * long * 0.75 - long * 0.08]
    const facing = s.sun.x > left === ex > left ? 0.95 : 0.25
    p.path(
      `M${num(left)} ${num(top)}Q${num(mx)} ${num(my - long * 0.06)} ${num(ex)} ${num(ey)}Q${num(mx)} ${num(my + long * 0.14)} ${num(left)} ${num(top)}Z`,
      s.tone(leaf, depth, facing),
    )
  }
}
