import { bush } from '../nature/bush.ts'
import { lighten, mix } from '../paper/colour.ts'
import { num, poly } from '../paper/curve.ts'
import { lamplit, type Scene } from '../paper/scene.ts'
import { door } from '../town/door.ts'
import { pane } from '../town/window.ts'
import { chimney } from './smoking-chimney.ts'

interface Building {
  x: number
  y: number
  w: number
  wall: string
  roof: string
}

/** A house with a garden: two wings, a porch, smoke from its chimney. */
export function cottage(outside: Scene, { x, y, w, wall, roof }: Building): void {
  const s = lamplit(outside, 0.35)
  const { p } = s
  const h = w * 0.36
  const [left, top] = [x - w / 2, y - h]
  const fromLeft = s.sun.x < x
  const [lit, shade] = [s.tone(lighten(wall, 0.02), 0, 1), s.tone(wall, 0, 0.5)]
  chimney(s, left + w * 0.74, top - w * 0.24, w * 0.075)
  p.path(
    poly(
      [left - w * 0.04, top + 4],
      [left + w * 0.1, top - w * 0.26],
      [left + w * 0.94, top - w * 0.26],
      [left + w * 1.04, top + 4],
    ),
    p.down(s.tone(lighten(roof, 0.06), 0, 1), s.tone(roof, 0, 0.5)),
  )
  tiles(s, left, top, w, roof)
  p.box(left, top, w, h, fromLeft ? p.across(lit, shade) : p.across(shade, lit))
  p.box(left, top, w, h * 0.14, p.down([0, s.light.shadow, 0.3], [1, s.light.shadow, 0]))
  const wing = w * 0.36
  p.box(
    left + w * 0.06,
    top - w * 0.04,
    wing,
    h + w * 0.04,
    p.across(fromLeft ? lit : mix(lit, shade, 0.4), mix(lit, shade, 0.35)),
  )
  p.path(
    poly(
      [left + w * 0.02, top - w * 0.02],
      [left + w * 0.06 + wing / 2, top - w * 0.3],
      [left + w * 0.1 + wing, top - w * 0.02],
    ),
    p.down(s.tone(lighten(roof, 0.02), 0, 0.9), s.tone(roof, 0, 0.7)),
  )
  p.path(
    poly([left + w * 0.07, top], [left + w * 0.06 + wing / 2, top - w * 0.24], [left + w * 0.05 + wing, top]),
    mix(lit, shade, 0.2),
  )
  const shutters = s.own.fork('shutters').pick(['#4f7a78', '#5f7f52', '#7a4a44', '#3f5f80', s.accents.main])
  pane(s, { x: left + w * 0.2, y: top - w * 0.13, w: w * 0.08, h: w * 0.1, arched: true, lit: s.lamps })
  for (const at of [0.12, 0.27])
    pane(s, {
      x: left + w * at,
      y: top + h * 0.32,
      w: w * 0.085,
      h: h * 0.38,
      shutters,
      lit: s.lamps,
      flowers: s.accents.main,
    })
  for (const at of [0.68, 0.85])
    pane(s, { x: left + w * at, y: top + h * 0.3, w: w * 0.085, h: h * 0.36, shutters, lit: s.lamps })
  door(
    s,
    left + w * 0.55,
    y,
    w * 0.1,
    h * 0.72,
    s.own.fork('door').pick([s.accents.main, s.accents.third, s.accents.deep]),
  )
  p.path(
    poly(
      [left + w * 0.45, top + h * 0.2],
      [left + w * 0.55, top + h * 0.06],
      [left + w * 0.65, top + h * 0.2],
    ),
    s.tone(roof, 0, 0.85),
  )
  if (s.lamps) p.glow(left + w * 0.55, y - h * 0.5, w * 0.2, s.light.lamp, 0.6)
  for (const at of [0.0, 0.16, 0.34, 0.7, 0.84, 1])
    bush(
      s,
      { x: left + w * at, y: y + 10, tall: w * s.r.between(0.07, 0.11) },
      s.r.pick([s.accents.main, s.accents.second, '#fff3e2', '#c78bb0']),
    )
}

function tiles({ p, tone }: Scene, left: number, top: number, w: number, roof: string): void {
  const dark = tone(lighten(roof, -0.1), 0, 0.3)
  for (let i = 1; i < 7; i += 1) {
    const t = i / 7
    const inset = w * (0.1 - 0.14 * t)
    p.line(
      `M${num(left + inset)} ${num(top - w * 0.26 * (1 - t))}L${num(left + w - inset + w * 0.04 * (1 - t))} ${num(top - w * 0.26 * (1 - t))}`,
      dark,
      2,
      0.35,
    )
  }
}
