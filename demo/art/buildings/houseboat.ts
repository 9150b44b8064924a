import { potPlant } from '../indoors/pot-plants.ts'
import { lens } from '../nature/lens.ts'
import { streak } from '../nature/shore-marks.ts'
import { lighten, mix } from '../paper/colour.ts'
import { num } from '../paper/curve.ts'
import { lamplit, type Scene } from '../paper/scene.ts'
import { pane } from '../town/window.ts'

/** A house on a barge: a long cabin, plants on its roof, its reflection in the water. */
export function houseboat(outside: Scene, x: number, y: number, w: number): void {
  const s = lamplit(outside, 0.35)
  const { p, r, light } = s
  const hull = s.own.fork('hull').pick([s.accents.deep, '#2f4550', '#6b3f3a', '#3d5a50'])
  const cabin = s.own.fork('cabin').pick([s.accents.main, s.accents.third, '#f3e8d6', s.accents.second])
  const h = w * 0.17
  const [left, deck] = [x - w / 2, y - w * 0.085]
  p.path(
    `M${left} ${y}L${left + w} ${y}L${left + w * 0.93} ${y + w * 0.2}L${left + w * 0.07} ${y + w * 0.2}Z`,
    p.down(
      [0, mix(s.tone(hull, 0, 0.3), light.shadow, 0.4), 0.7],
      [0.5, s.tone(cabin, 0, 0.4), 0.4],
      [1, light.shadow, 0],
    ),
  )
  p.box(
    left + w * 0.14,
    deck - h,
    w * 0.68,
    h,
    p.down(s.tone(lighten(cabin, 0.04), 0, 1), s.tone(cabin, 0, 0.6)),
  )
  for (let i = 1; i < 7; i += 1)
    p.box(left + w * 0.14, deck - h + (i * h) / 7, w * 0.68, 1.6, light.shadow, { opacity: 0.14 })
  for (let i = 0; i < 5; i += 1)
    pane(s, {
      x: left + w * (0.19 + i * 0.125),
      y: deck - h * 0.76,
      w: w * 0.07,
      h: h * 0.46,
      lit: s.lamps,
      flowers: i % 2 ? s.accents.second : undefined,
    })
  p.box(
    left + w * 0.11,
    deck - h * 1.12,
    w * 0.74,
    h * 0.16,
    p.down(s.tone('#f5ecdc', 0, 1), s.tone('#cfc0a8', 0, 0.6)),
    { r: 4 },
  )
  for (let i = 0; i < 4; i += 1)
    potPlant(
      s,
      left + w * (0.2 + i * 0.14),
      deck - h * 1.1,
      w * r.between(0.08, 0.13),
      r.pick([s.accents.main, s.accents.second, '#c58a5c']),
    )
  p.box(left + w * 0.7, deck - h * 1.55, w * 0.03, h * 0.45, s.tone('#5a5654', 0, 0.6))
  const rail = (from: number, to: number) => {
    for (let at = from; at <= to; at += 0.022)
      p.line(
        `M${num(left + w * at)} ${num(deck)}L${num(left + w * at)} ${num(deck - h * 0.38)}`,
        s.tone('#f6efe2', 0, 0.9),
        2.5,
      )
    p.line(
      `M${num(left + w * from)} ${num(deck - h * 0.38)}L${num(left + w * to)} ${num(deck - h * 0.38)}`,
      s.tone('#f6efe2', 0, 1),
      4,
    )
  }
  rail(0.01, 0.13)
  rail(0.83, 0.99)
  p.path(
    `M${left - w * 0.02} ${deck}L${left + w * 1.02} ${deck}C${left + w * 1.02} ${y - 10} ${left + w} ${y} ${left + w * 0.97} ${y + 4}L${left + w * 0.03} ${y + 4}C${left} ${y} ${left - w * 0.02} ${y - 10} ${left - w * 0.02} ${deck}Z`,
    p.down(s.tone(lighten(hull, 0.06), 0, 1), s.tone(hull, 0, 0.5)),
  )
  p.box(left - w * 0.02, deck - 4, w * 1.04, 9, s.tone('#f3e6cc', 0, 0.95))
  for (let i = 0; i < 5; i += 1)
    p.disc(left + w * (0.14 + i * 0.18), deck + w * 0.045, w * 0.014, s.tone('#d9c7a0', 0, 0.9))
  for (let i = 0; i < 40; i += 1)
    p.path(
      lens(left + w * r.next(), y + r.between(6, w * 0.2), r.between(14, 60), 2.6),
      light.sky[2],
      r.between(0.15, 0.45),
    )
  if (s.lamps)
    for (let i = 0; i < 5; i += 1) streak(s, left + w * (0.225 + i * 0.125), y + 10, 130, light.lamp, 0.6)
}
