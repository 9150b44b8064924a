import { lighten, mix } from '../paper/colour.ts'
import { num } from '../paper/curve.ts'
import type { Scene } from '../paper/scene.ts'
import { awning } from '../town/awning.ts'
import { crate, type Stall, wares } from './goods.ts'

/** From this width on a stall is so near that the face of its seller would be seen, so none is drawn. */
const NEAR = 340

/** A market stall: posts, a striped roof, a counter full of goods, a lamp inside. */
export function stall(
  s: Scene,
  { x, y, w, cloth, goods = s.r.pick(['fruit', 'flowers', 'bread', 'crafts'] as const) }: Stall,
): void {
  const { p, light } = s
  const tall = w * 0.98
  const [left, bench] = [x - w / 2, y - w * 0.36]
  p.oval(x, y, w * 0.62, w * 0.06, light.shadow, 0.3)
  p.box(
    left + w * 0.04,
    y - tall * 0.86,
    w * 0.92,
    tall * 0.86 - w * 0.1,
    p.down(s.tone('#5d4a45', 0, 0.2), s.tone('#8a6a55', 0, 0.4)),
    { opacity: s.lamps ? 0.95 : 0.55 },
  )
  if (s.lamps) p.glow(x, y - tall * 0.62, w * 0.75, light.lamp, 0.85, w * 0.55)
  for (const at of [0.03, 0.94])
    p.box(left + w * at, y - tall * 0.9, w * 0.035, tall * 0.9, s.tone('#8a5f3e', 0, 0.7))
  if (w < NEAR) seller(s, x + w * 0.12, bench, w)
  p.box(
    left,
    bench,
    w,
    w * 0.36,
    p.down(s.tone(lighten(cloth, -0.02), 0, 0.8), s.tone(lighten(cloth, -0.12), 0, 0.4)),
  )
  for (let i = 1; i < 7; i += 1)
    p.line(
      `M${num(left + (i / 7) * w)} ${num(bench + 6)}Q${num(left + (i / 7) * w + 5)} ${num(bench + w * 0.2)} ${num(left + (i / 7) * w - 2)} ${num(y)}`,
      light.shadow,
      2,
      0.16,
    )
  p.box(left - w * 0.02, bench - w * 0.03, w * 1.04, w * 0.05, s.tone('#c39158', 0, 0.95))
  wares(s, goods, left, bench - w * 0.03, w)
  if (goods === 'fruit')
    for (const i of [0, 1, 2]) crate(s, left + w * (0.06 + i * 0.31), y + w * 0.02, w * 0.26)
  awning(s, { x: left - w * 0.02, y: y - tall, w: w * 1.04, drop: w * 0.17, colour: cloth, flare: w * 0.05 })
  if (s.lamps) p.disc(x, y - tall * 0.72, w * 0.025, mix(light.lamp, '#ffffff', 0.6))
}

function seller({ p, tone, accents, r }: Scene, x: number, y: number, w: number): void {
  const k = w * 0.065
  p.path(
    `M${x - k * 1.9} ${y}C${x - k * 1.9} ${y - k * 2.4} ${x - k} ${y - k * 3} ${x} ${y - k * 3}C${x + k} ${y - k * 3} ${x + k * 1.9} ${y - k * 2.4} ${x + k * 1.9} ${y}Z`,
    tone(r.pick([accents.deep, accents.third, '#6b7d8a']), 0, 0.8),
  )
  p.path(
    `M${x - k} ${y}L${x - k * 0.8} ${y - k * 2}L${x + k * 0.8} ${y - k * 2}L${x + k} ${y}Z`,
    tone('#f4ecdf', 0, 0.9),
  )
  p.oval(x, y - k * 4, k * 0.95, k * 1.15, tone(r.pick(['#eebf9b', '#b97a50', '#8d5535', '#f6d3b8']), 0, 0.9))
  p.path(
    `M${x - k} ${y - k * 4}C${x - k * 1.1} ${y - k * 5.6} ${x + k * 1.1} ${y - k * 5.6} ${x + k} ${y - k * 4}Q${x} ${y - k * 4.9} ${x - k} ${y - k * 4}Z`,
    tone(r.pick(['#2a211f', '#6a4228', '#8b8a8c']), 0, 0.7),
  )
}
