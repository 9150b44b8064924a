import { indoors } from '../../indoors/indoors.ts'
import { nth } from '../../paper/accents.ts'
import type { Scene } from '../../paper/scene.ts'
import { figure } from '../../people/figure.ts'
import { head } from '../../people/head.ts'
import { lookOf } from '../../people/looks.ts'

/** Rows of singers with open books, and their conductor. */
export function choir(outside: Scene): void {
  const s = indoors(outside)
  const { p, light, accents } = s
  p.box(0, 0, 1200, 910, p.down(s.tone('#5f4a5a', 0, 0.6), s.tone('#a88a70', 0, 1)))
  for (const x of [110, 350, 600, 850, 1090])
    p.path(
      `M${x - 70} 400L${x - 70} 130Q${x} 20 ${x + 70} 130L${x + 70} 400Z`,
      p.down(light.lamp, s.tone('#d9a86a', 0, 0.8)),
      0.5,
    )
  const robes = [accents.main, accents.third, accents.main, accents.deep]
  for (let line = 0; line < 4; line += 1) {
    const k = 40 + line * 9
    const count = 13 - line
    for (let i = 0; i < count; i += 1)
      singer(
        s,
        30 + (i + (line % 2) * 0.5) * (1170 / (count - 0.3)),
        250 + line * 118,
        k,
        nth(robes, line),
        line * 20 + i,
      )
    p.box(-10, 250 + line * 118 + k * 3.1, 1220, 60, s.tone('#7a5334', 0, 0.5), { opacity: 0.4 })
  }
  p.box(0, 780, 1200, 130, p.down(s.tone('#8a5c3a', 0, 0.9), s.tone('#4f3322', 0, 0.4)))
  figure(s, {
    x: 600,
    y: 890,
    tall: 380,
    pose: 'cheer',
    dim: 0.25,
    look: { skin: '#b97a50', hair: '#2a211f', cut: 'bob', top: '#26242e', bottom: '#26242e', dress: true },
  })
}

function singer(s: Scene, x: number, y: number, k: number, robe: string, which: number): void {
  const { p } = s
  const look = lookOf(s.own.fork(`singer ${which}`), s.accents)
  const skin = s.tone(look.skin, 0, 0.95)
  const cut = look.cut === 'hat' || look.cut === 'cap' ? 'curls' : look.cut
  p.path(
    `M${x - k * 1.25} ${y + k * 4}C${x - k * 1.3} ${y + k * 1.3} ${x - k * 0.7} ${y + k * 0.95} ${x} ${y + k * 0.9}C${x + k * 0.7} ${y + k * 0.95} ${x + k * 1.3} ${y + k * 1.3} ${x + k * 1.25} ${y + k * 4}Z`,
    p.across(s.tone(robe, 0, 0.5), s.tone(robe, 0, 1)),
  )
  head(p, x, y, k * 0.78, cut, {
    skin,
    hair: s.tone(look.hair, 0, 0.7),
    top: s.tone(look.top, 0, 0.9),
    shade: robe,
  })
  p.path(
    `M${x - k * 0.8} ${y + k * 1.5}L${x} ${y + k * 1.75}L${x + k * 0.8} ${y + k * 1.5}L${x + k * 0.8} ${y + k * 2.5}L${x} ${y + k * 2.75}L${x - k * 0.8} ${y + k * 2.5}Z`,
    s.tone('#fffaf0', 0, 1),
  )
}
