import { lighten, mix } from '../paper/colour.ts'
import { poly } from '../paper/curve.ts'
import { HEIGHT, type Scene, WIDTH } from '../paper/scene.ts'

export interface Room {
  /** The far wall. */
  left: number
  right: number
  top: number
  /** The y at which the far wall meets the floor. */
  foot: number
}

export interface Surfaces {
  wall: string
  floor?: string
  /** The pattern of the floor. */
  laid?: 'boards' | 'tiles' | 'plain'
  panel?: string | undefined
}

/** A room seen from its open side: far wall, side walls, ceiling and floor. */
export function room(
  s: Scene,
  { wall, floor = '#c49a6c', laid = 'boards', panel }: Surfaces,
  { left, right, top, foot }: Room = { left: 150, right: 1050, top: 90, foot: 610 },
): void {
  const { p } = s
  const fromLeft = s.sun.x < WIDTH / 2
  const [near, far] = [s.tone(wall, 0, 0.35), s.tone(lighten(wall, 0.02), 0, 0.85)]
  p.path(
    poly([-10, -10], [WIDTH + 10, -10], [right, top], [left, top]),
    p.down(s.tone(lighten(wall, 0.02), 0, 0.55), s.tone(lighten(wall, 0.06), 0, 0.9)),
  )
  p.path(
    poly([-10, -10], [left, top], [left, foot], [-10, HEIGHT - 40]),
    p.across(fromLeft ? near : far, fromLeft ? mix(near, far, 0.4) : far),
  )
  p.path(
    poly([WIDTH + 10, -10], [right, top], [right, foot], [WIDTH + 10, HEIGHT - 40]),
    p.across(fromLeft ? far : mix(near, far, 0.4), fromLeft ? far : near),
  )
  p.box(
    left,
    top,
    right - left,
    foot - top,
    p.down(s.tone(wall, 0, 0.7), s.tone(lighten(wall, 0.02), 0, 0.95), s.tone(wall, 0, 0.75)),
  )
  if (panel)
    p.box(
      left,
      foot - (foot - top) * 0.34,
      right - left,
      (foot - top) * 0.34,
      p.down(s.tone(lighten(panel, 0.04), 0, 0.9), s.tone(panel, 0, 0.6)),
    )
  ground(s, floor, laid, { left, right, top, foot })
  const skirting = s.tone('#f6efe2', 0, 0.75)
  p.box(left, foot - 14, right - left, 14, skirting)
  p.path(poly([left, foot - 14], [left, foot], [-10, HEIGHT - 40], [-10, HEIGHT - 66]), skirting, 0.8)
  p.path(
    poly([right, foot - 14], [right, foot], [WIDTH + 10, HEIGHT - 40], [WIDTH + 10, HEIGHT - 66]),
    skirting,
    0.8,
  )
}

function ground(s: Scene, floor: string, laid: Surfaces['laid'], { left, right, foot }: Room): void {
  const { p } = s
  const outline = poly(
    [left, foot],
    [right, foot],
    [WIDTH + 10, HEIGHT - 40],
    [WIDTH + 10, HEIGHT + 10],
    [-10, HEIGHT + 10],
    [-10, HEIGHT - 40],
  )
  p.path(
    outline,
    p.down(
      s.tone(lighten(floor, 0.04), 0, 0.95),
      s.tone(floor, 0, 0.75),
      s.tone(lighten(floor, -0.05), 0, 0.5),
    ),
  )
  if (laid === 'plain') return
  const dark = s.tone(lighten(floor, -0.14), 0, 0.4)
  p.group({ clip: outline, opacity: 0.4 }, () => {
    const middle = (left + right) / 2
    for (let i = -12; i <= 12; i += 1)
      p.line(`M${middle + i * ((right - left) / 16)} ${foot}L${middle + i * 240} ${HEIGHT + 60}`, dark, 2)
    if (laid === 'tiles')
      for (let i = 1; i < 8; i += 1) p.box(0, foot + 8 + (i * i * (HEIGHT - foot)) / 50, WIDTH, 2, dark)
  })
}
