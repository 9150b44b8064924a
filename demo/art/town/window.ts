import { lighten, mix } from '../paper/colour.ts'
import type { Scene } from '../paper/scene.ts'

export interface Pane {
  x: number
  y: number
  w: number
  h: number
  depth?: number
  frame?: string
  shutters?: string | undefined
  /** Whether it is lit; where missing, the hour and chance decide. */
  lit?: boolean
  arched?: boolean
  flowers?: string | undefined
}

/** The size in sheet units below which no details are drawn. A card shows about a third of that in pixels. */
const TOO_SMALL_FOR_DETAIL = 8

const FRAME = '#f7f1e6'

const square = (x: number, y: number, w: number, h: number, pad: number) =>
  `M${x - pad} ${y - pad}L${x + w + pad} ${y - pad}L${x + w + pad} ${y + h + pad}L${x - pad} ${y + h + pad}Z`

const bowed = (x: number, y: number, w: number, h: number, pad: number) =>
  `M${x - pad} ${y + h + pad}L${x - pad} ${y + h * 0.22}Q${x - pad} ${y - pad} ${x + w / 2} ${y - pad}Q${x + w + pad} ${y - pad} ${x + w + pad} ${y + h * 0.22}L${x + w + pad} ${y + h + pad}Z`

/** A window in a wall, from outside: at night a lamp, by day a little of the sky. */
export function pane(s: Scene, window: Pane): void {
  const { r, light } = s
  const burns = window.lit ?? (s.lamps && r.chance(light.time === 'night' ? 0.55 : 0.42))
  if (window.w < TOO_SMALL_FOR_DETAIL) farPane(s, window, burns)
  else nearPane(s, window, burns)
}

function farPane(s: Scene, { x, y, w, h, depth = 0, frame = FRAME }: Pane, burns: boolean): void {
  const edge = Math.max(1.2, w * 0.09)
  const glass = burns ? mix(s.light.lamp, '#ffd9a0', 0.3) : s.tone('#3a5060', depth, 0.4)
  s.p.box(x - edge, y - edge, w + edge * 2, h + edge * 2, s.tone(frame, depth, 0.85))
  s.p.box(x, y, w, h, glass, { opacity: burns ? 1 - depth * 0.25 : 1 })
}

function nearPane(s: Scene, window: Pane, burns: boolean): void {
  const { p, r } = s
  const { x, y, w, h, depth = 0, frame = FRAME, shutters, arched = false, flowers } = window
  const edge = Math.max(1.2, w * 0.09)
  const form = arched ? bowed : square
  p.path(form(x, y, w, h, edge), s.tone(frame, depth, 0.85))
  p.path(form(x, y, w, h, 0), burns ? lampGlass(s) : skyGlass(s, depth), burns ? 1 - depth * 0.25 : 1)
  const top = arched ? h * 0.22 : 0
  if (burns && r.chance(0.5))
    p.box(x, y + top * 0.6, w * r.between(0.2, 0.4), h - top * 0.6, '#b5653a', { opacity: 0.28 })
  if (w > 9) bars(s, window, edge, s.tone(frame, depth, 0.8))
  p.box(
    x - edge * 1.6,
    y + h + edge * 0.4,
    w + edge * 3.2,
    edge * 1.1,
    s.tone(lighten(frame, -0.08), depth, 0.6),
  )
  if (shutters)
    for (const side of [x - w * 0.5 - edge, x + w + edge])
      shutter(s, side, y + top * 0.5, w * 0.5, h - top * 0.5, shutters, depth)
  if (flowers) blooms(s, window, flowers)
}

const lampGlass = ({ p, light }: Scene) =>
  p.down(mix(light.lamp, '#ffffff', 0.3), mix(light.lamp, '#ff9a3c', 0.25))

const skyGlass = ({ p, light, tone }: Scene, depth: number) =>
  p.down(mix(tone('#3d5566', depth, 0.4), light.sky[1], 0.35), tone('#2c4152', depth, 0.2))

function bars({ p }: Scene, { x, y, w, h }: Pane, edge: number, colour: string): void {
  p.box(x + w / 2 - edge * 0.3, y, edge * 0.6, h, colour)
  p.box(x, y + h * 0.42, w, edge * 0.6, colour)
}

function blooms({ p, r, tone }: Scene, { x, y, w, h, depth = 0 }: Pane, colour: string): void {
  for (let i = 0; i < 6; i += 1)
    p.disc(
      x + (i / 5) * w,
      y + h + r.between(-1, 3),
      w * r.between(0.09, 0.14),
      tone(i % 2 ? colour : '#5f8a52', depth, 0.9),
    )
}

function shutter(
  { p, tone }: Scene,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  depth: number,
): void {
  p.box(x, y, w, h, p.across(tone(colour, depth, 0.9), tone(colour, depth, 0.5)))
  if (w < 7) return
  for (let i = 1; i < 6; i += 1)
    p.box(x + w * 0.15, y + (i / 6) * h, w * 0.7, h * 0.03, tone(colour, depth, 0), { opacity: 0.45 })
}
