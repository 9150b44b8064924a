import { mix } from '../paper/colour.ts'
import { num } from '../paper/curve.ts'
import type { Scene } from '../paper/scene.ts'

/** A rocket that has burst. */
export function firework({ p, r, light }: Scene, x: number, y: number, size: number, colour: string): void {
  p.glow(x, y, size * 1.5, colour, 0.5)
  const rays = r.int(20, 28)
  const bright = mix(colour, '#ffffff', 0.35)
  for (let i = 0; i < rays; i += 1) {
    const turn = (i / rays) * Math.PI * 2 + r.between(-0.08, 0.08)
    const [a, b] = [size * r.between(0.18, 0.34), size * r.between(0.8, 1.05)]
    const fall = size * 0.1
    const at = (d: number, drop: number) =>
      `${num(x + Math.cos(turn) * d)} ${num(y + Math.sin(turn) * d + drop)}`
    p.line(`M${at(a, 0)}Q${at((a + b) / 2, 0)} ${at(b, fall)}`, i % 3 ? bright : colour, 2.4, 0.85)
    p.disc(x + Math.cos(turn) * b, y + Math.sin(turn) * b + fall, 3.2, '#fffdf0', 0.9)
    p.disc(x + Math.cos(turn) * size * 0.55, y + Math.sin(turn) * size * 0.55, 1.8, light.lamp, 0.8)
  }
}
