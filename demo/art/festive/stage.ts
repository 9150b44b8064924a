import { mix } from '../paper/colour.ts'
import { num } from '../paper/curve.ts'
import type { Scene } from '../paper/scene.ts'
import { shaft } from './shaft.ts'

/** A stage between two towers, lamps along its top, its back wall glowing. */
export function stage(
  s: Scene,
  {
    x,
    y,
    w,
    h,
    colour,
    second,
  }: { x: number; y: number; w: number; h: number; colour: string; second: string },
): void {
  const { p, r, light } = s
  const [left, top] = [x - w / 2, y - h]
  const iron = mix(light.shadow, '#000000', 0.25)
  p.glow(x, y - h * 0.45, w * 0.95, colour, 0.75, h * 1.15)
  p.box(
    left + 16,
    top + 16,
    w - 32,
    h - 40,
    p.down(mix(colour, light.shadow, 0.55), mix(colour, second, 0.35), mix(second, '#ffffff', 0.25)),
  )
  for (let i = 0; i < 12; i += 1)
    p.box(
      left + 22 + (i * (w - 44)) / 12,
      top + 22,
      (w - 44) / 14,
      h - 60,
      r.pick([colour, second, '#ffffff']),
      { opacity: r.between(0.03, 0.16) },
    )
  p.glow(x, y - h * 0.38, w * 0.34, '#fff3d8', 0.85, h * 0.5)
  truss(s, left, top, w, h, iron)
  const lampCount = 7
  for (let i = 0; i < lampCount; i += 1) {
    const lx = left + 40 + (i / (lampCount - 1)) * (w - 80)
    shaft(
      s,
      lx,
      top + 26,
      lx + r.between(-0.3, 0.3) * w,
      y + h * 0.5,
      w * r.between(0.05, 0.1),
      i % 2 ? colour : second,
      0.75,
    )
    p.box(lx - 9, top + 10, 18, 18, iron, { r: 4 })
    p.glow(lx, top + 28, 34, mix(i % 2 ? colour : second, '#ffffff', 0.5), 1)
  }
  p.box(left - 24, y - 26, w + 48, 40, p.down(mix(iron, colour, 0.4), iron))
  p.box(left - 24, y - 27, w + 48, 4, mix(second, '#ffffff', 0.5), { opacity: 0.9 })
}

function truss({ p }: Scene, left: number, top: number, w: number, h: number, iron: string): void {
  for (const x of [left - 6, left + w - 20]) p.group({ x, y: top }, () => girder(p, h, iron))
  p.group({ x: left - 30, y: top + 4, rotate: -90 }, () => girder(p, w + 60, iron))
}

/** A girder of two bars with struts between, 26 wide, hanging down from 0. */
function girder(p: Scene['p'], long: number, iron: string): void {
  const pieces = Math.round(long / 26)
  const struts = Array.from({ length: pieces }, (_, i) => {
    const [a, b] = i % 2 ? [26, 0] : [0, 26]
    return `M${a} ${num((i / pieces) * long)}L${b} ${num(((i + 1) / pieces) * long)}`
  })
  p.line(struts.join(''), iron, 3)
  p.line(`M0 0L0 ${long}M26 0L26 ${long}`, iron, 5)
}
