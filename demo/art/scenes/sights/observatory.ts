import { cypress } from '../../nature/cypress.ts'
import { stars } from '../../nature/stars.ts'
import { poly } from '../../paper/curve.ts'
import { lamplit, type Scene } from '../../paper/scene.ts'
import { figure } from '../../people/figure.ts'
import { door } from '../../town/door.ts'
import { sides } from '../../town/tower.ts'
import { pane } from '../../town/window.ts'
import { hill } from './hill.ts'

/** A green dome on a hill, its slit open to the sky. */
export function observatory(s: Scene): void {
  const { p } = s
  hill(s, 640)
  if (s.light.time === 'night') stars(s, 300)
  const n = lamplit(s, 0.35)
  const [x, y] = [600, 680]
  const wall = s.own.fork('wall').pick(['#f6ead6', '#e8d3b4', '#fbf6ec'])
  for (const [left, w] of [
    [250, 220],
    [730, 220],
  ] as const) {
    p.box(left, y - 110, w, 120, sides(n, left + w / 2, wall, 0))
    p.box(left - 8, y - 122, w + 16, 16, n.tone('#fdf6e8', 0, 0.9))
    for (const i of [0, 1, 2])
      pane(n, {
        x: left + 32 + i * 62,
        y: y - 84,
        w: 30,
        h: 54,
        arched: true,
        frame: '#d9c4a0',
        lit: s.lamps,
      })
  }
  p.box(x - 150, y - 180, 300, 190, sides(n, x, wall, 0))
  p.box(x - 162, y - 196, 324, 20, n.tone('#fdf6e8', 0, 0.9))
  p.path(
    `M${x - 152} ${y - 196}C${x - 160} ${y - 420} ${x + 160} ${y - 420} ${x + 152} ${y - 196}Z`,
    sides(n, x, '#6f9a8c', 0),
  )
  for (const at of [-90, -40, 90])
    p.line(
      `M${x + at} ${y - 198}Q${x + at * 0.8} ${y - 320} ${x + at * 0.2} ${y - 360}`,
      s.light.shadow,
      2,
      0.2,
    )
  p.path(
    poly([x + 10, y - 198], [x + 50, y - 198], [x + 44, y - 346], [x + 14, y - 360]),
    s.lamps ? s.light.lamp : n.tone('#2d3142', 0, 0.4),
  )
  p.path(
    poly([x + 16, y - 250], [x + 36, y - 262], [x + 120, y - 410], [x + 100, y - 420]),
    n.tone('#8a8f98', 0, 0.8),
  )
  door(n, x, y + 10, 60, 110, s.accents.deep)
  if (s.lamps) p.glow(x, y - 40, 240, s.light.lamp, 0.4)
  for (const cx of [160, 210, 1000, 1060]) cypress(s, { x: cx, y: y + 40, tall: 250, depth: 0.06 })
  figure(n, { x: 430, y: 820, tall: 150, pose: 'reach', r: s.own.fork('one') })
  figure(n, { x: 500, y: 826, tall: 150, r: s.own.fork('two') })
}
