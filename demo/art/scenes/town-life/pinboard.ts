import { blade } from '../../nature/blade.ts'
import { framingLeaves } from '../../nature/framing-leaves.ts'
import { lawn } from '../../nature/lawn.ts'
import { grass } from '../../nature/meadow.ts'
import { range } from '../../nature/range.ts'
import { roundTree } from '../../nature/round-tree.ts'
import { sky } from '../../nature/sky.ts'
import { nth } from '../../paper/accents.ts'
import { lighten } from '../../paper/colour.ts'
import { poly } from '../../paper/curve.ts'
import { lamplit, type Scene } from '../../paper/scene.ts'

/** A board in the park with sheets pinned to it. */
export function pinboard(s: Scene): void {
  const { p, r, accents } = s
  s.p.outOfFocus(5, () => {
    sky(s, { horizon: 560 })
    range(s, { y: 620, rise: 170, layers: 2, surface: '#86a878', near: 0.45 })
    for (let i = 0; i < 6; i += 1) roundTree(s, { x: i * 240, y: 690, tall: 480, depth: 0.2 })
    lawn(s, 610, '#9fba66')
  })
  const n = lamplit(s, 0.5)
  for (const x of [250, 910])
    p.box(
      x,
      160,
      34,
      760,
      p.across(n.tone('#8f6640', 0, 0.4), n.tone('#b98a58', 0, 1), n.tone('#7a5433', 0, 0.4)),
    )
  p.path(
    poly([180, 170], [600, 70], [1020, 170], [1020, 200], [600, 104], [180, 200]),
    n.tone('#8a4f3c', 0, 0.8),
  )
  p.box(216, 190, 770, 500, p.down(n.tone('#9b7048', 0, 0.9), n.tone('#7a5433', 0, 0.5)), { r: 6 })
  p.box(242, 216, 718, 448, n.tone('#d9b98a', 0, 0.85))
  p.box(242, 216, 718, 30, s.light.shadow, { opacity: 0.2 })
  const colours = [
    '#fbf6ec',
    accents.pale,
    '#fff4d8',
    lighten(accents.second, 0.12),
    '#f3ece0',
    lighten(accents.main, 0.14),
  ]
  for (let i = 0; i < 8; i += 1) {
    const [x, y] = [
      330 + (i % 4) * 178 + r.between(-12, 12),
      340 + Math.floor(i / 4) * 210 + r.between(-12, 12),
    ]
    p.group({ x, y, rotate: r.between(-7, 7) }, () => {
      const [w, h] = [r.between(116, 146), r.between(140, 176)]
      p.box(-w / 2 + 6, -h / 2 + 9, w, h, s.light.shadow, { opacity: 0.25 })
      p.box(-w / 2, -h / 2, w, h, n.tone(nth(colours, i), 0, 1))
      shown(n, i, w, h)
      p.disc(0, -h / 2 + 12, 8, n.tone(nth([accents.main, accents.third, accents.second], i), 0, 1))
      p.disc(-2, -h / 2 + 10, 2.6, '#ffffff', 0.8)
    })
  }
  grass(s, 908, 80, { count: 120 })
  framingLeaves(s, 'bottom-right', 0.7)
}

/** The drawing on a sheet: a view, a dot, a plant. */
function shown({ p, light, accents, tone }: Scene, i: number, w: number, h: number): void {
  if (i % 3 === 1) {
    p.disc(0, 0, w * 0.26, tone(i % 2 ? accents.main : accents.third, 0, 0.9))
    return
  }
  if (i % 3 === 2) {
    for (let k = 0; k < 4; k += 1)
      p.path(blade(0, h * 0.3, h * 0.5, -130 + k * 28, 0.2), tone('#6f9a5b', 0, 0.8))
    return
  }
  const [left, top, foot] = [-w / 2 + 12, -h / 2 + 26, -h / 2 + 26 + h * 0.5]
  p.box(left, top, w - 24, h * 0.5, p.down(light.sky[1], light.sky[2]))
  p.path(`M${left} ${foot}L${-w * 0.1} ${-h * 0.16}L${-left} ${foot}Z`, tone(accents.third, 0, 0.8))
}
