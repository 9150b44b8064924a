import { mix } from '../paper/colour.ts'
import { num } from '../paper/curve.ts'
import type { Scene } from '../paper/scene.ts'

/** A lit paper lantern on a little raft, with its reflection in the water. */
export function paperLantern(
  { p, light }: Scene,
  { x, y, k, colour }: { x: number; y: number; k: number; colour: string },
): void {
  const warm = mix(colour, light.lamp, 0.45)
  const [pale, bright] = [mix(warm, '#fff3cf', 0.55), mix(warm, '#fffbe8', 0.85)]
  p.glow(x, y - k * 0.6, k * 2.6, warm, 0.75)
  for (let i = 0; i < 5; i += 1)
    p.oval(x, y + k * (0.3 + i * 0.28), k * (0.52 - i * 0.08), k * 0.09, warm, 0.55 - i * 0.09)
  p.box(x - k * 0.6, y - k * 0.06, k * 1.2, k * 0.16, mix(light.shadow, '#8a5c34', 0.55), { r: k * 0.05 })
  p.path(
    `M${num(x - k * 0.46)} ${num(y - k * 0.04)}L${num(x - k * 0.52)} ${num(y - k * 1.18)}L${num(x + k * 0.52)} ${num(y - k * 1.18)}L${num(x + k * 0.46)} ${num(y - k * 0.04)}Z`,
    p.down(warm, pale, bright),
  )
  p.glow(x, y - k * 0.34, k * 0.5, '#fffdf0', 0.9)
  const frame = mix(warm, light.shadow, 0.5)
  p.line(
    `M${num(x - k * 0.52)} ${num(y - k * 1.18)}L${num(x + k * 0.52)} ${num(y - k * 1.18)}M${num(x)} ${num(y - k * 1.18)}L${num(x)} ${num(y - k * 0.04)}M${num(x - k * 0.5)} ${num(y - k * 0.6)}L${num(x + k * 0.5)} ${num(y - k * 0.6)}`,
    frame,
    Math.max(1, k * 0.03),
    0.55,
  )
}
