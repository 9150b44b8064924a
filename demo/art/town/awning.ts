import { num } from '../paper/curve.ts'
import type { Scene } from '../paper/scene.ts'

interface Awning {
  x: number
  y: number
  w: number
  drop: number
  colour: string
  depth?: number
  /** How far its front reaches out to both sides. */
  flare?: number
}

/** Striped cloth that hangs out over a front and ends in scallops. */
export function awning(
  { p, tone, light }: Scene,
  { x, y, w, drop, colour, depth = 0, flare = w * 0.05 }: Awning,
): void {
  const stripes = Math.max(5, Math.round(w / 26) | 1)
  const foot = y + drop
  for (let i = 0; i < stripes; i += 1) {
    const cloth = i % 2 ? '#fbf4e8' : colour
    const [a, b] = [x + (i / stripes) * w, x + ((i + 1) / stripes) * w]
    const spread = (v: number) => x - flare + ((v - x) / w) * (w + flare * 2)
    const [fa, fb] = [spread(a), spread(b)]
    p.path(
      `M${num(a)} ${num(y)}L${num(b + 0.4)} ${num(y)}L${num(fb + 0.4)} ${num(foot)}L${num(fa)} ${num(foot)}Z`,
      p.down(tone(cloth, depth, 1), tone(cloth, depth, 0.72)),
    )
    p.path(
      `M${num(fa)} ${num(foot)}L${num(fb + 0.4)} ${num(foot)}Q${num((fa + fb) / 2)} ${num(foot + drop * 0.5)} ${num(fa)} ${num(foot)}Z`,
      tone(cloth, depth, 0.55),
    )
  }
  p.box(
    x - flare * 0.6,
    foot + drop * 0.2,
    w + flare * 1.2,
    drop * 0.5,
    p.down([0, light.shadow, 0.38], [1, light.shadow, 0]),
  )
}
