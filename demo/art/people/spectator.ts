import { lighten, mix } from '../paper/colour.ts'
import { num } from '../paper/curve.ts'
import type { Rng } from '../paper/random.ts'
import type { Scene } from '../paper/scene.ts'
import { head } from './head.ts'
import type { Cut } from './looks.ts'

const CUTS: readonly Cut[] = ['short', 'short', 'bun', 'long', 'bob', 'curls', 'cap', 'hat']

interface Person {
  x: number
  y: number
  k: number
  dark: string
  rim: string
  raised: number
}

export function person({ p }: Scene, r: Rng, { x, y, k, dark, rim, raised }: Person): void {
  const edge = mix(dark, rim, 0.75)
  const arms = r.next() < raised ? r.int(1, 2) : 0
  const shoulders = (w: number) =>
    `M${num(x - w)} ${num(y + k * 3.4)}C${num(x - w * 1.02)} ${num(y + k * 0.78)} ${num(x - w * 0.86)} ${num(y + k * 0.74)} ${num(x - k * 0.24)} ${num(y + k * 0.52)}L${num(x + k * 0.22)} ${num(y + k * 0.55)}C${num(x + w * 0.86)} ${num(y + k * 0.74)} ${num(x + w * 1.02)} ${num(y + k * 0.78)} ${num(x + w)} ${num(y + k * 3.4)}Z`
  const wide = k * r.between(0.86, 1.04)
  for (let i = 0; i < arms; i += 1) raisedArm(p, r, { x, y, k, wide, side: i === 0 ? 1 : -1, dark, edge })
  p.group({ y: -Math.max(1.5, k * 0.045) }, () => p.path(shoulders(wide), edge))
  const cut = r.pick(CUTS)
  const flat = (c: string) => ({ skin: c, hair: c, top: c, shade: c })
  p.group({ x: 0, y: -Math.max(1.5, k * 0.05) }, () => head(p, x, y, k * 0.5, cut, flat(edge)))
  p.path(shoulders(wide), dark)
  head(p, x, y, k * 0.5, cut, { ...flat(dark), hair: lighten(dark, -0.02) })
}

function raisedArm(
  p: Scene['p'],
  r: Rng,
  {
    x,
    y,
    k,
    wide,
    side,
    dark,
    edge,
  }: { x: number; y: number; k: number; wide: number; side: number; dark: string; edge: string },
): void {
  const [hx, hy] = [x + side * k * r.between(0.7, 1.15), y - k * r.between(0.75, 1.35)]
  const [ex, ey] = [x + side * k * r.between(1.05, 1.35), y + k * r.between(0.1, 0.45)]
  const from = `${num(x + side * wide * 0.8)} ${num(y + k * 1.5)}`
  const arm = (a: number, b: number) =>
    `M${from}Q${num(ex + side * a)} ${num(ey + k * 0.3)} ${num(ex)} ${num(ey)}L${num(hx + b)} ${num(hy)}`
  p.line(arm(0, 0), edge, k * 0.24)
  p.line(arm(0, 0), dark, k * 0.2)
  p.oval(hx, hy - k * 0.06, k * 0.12, k * 0.16, dark)
  for (const finger of [-0.09, 0, 0.09])
    p.line(
      `M${num(hx + finger * k)} ${num(hy - k * 0.1)}L${num(hx + finger * k * 1.7)} ${num(hy - k * 0.32)}`,
      dark,
      k * 0.07,
    )
}
