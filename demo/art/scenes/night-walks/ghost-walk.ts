import { sky } from '../../nature/sky.ts'
import { nth } from '../../paper/accents.ts'
import { mix } from '../../paper/colour.ts'
import { lamplit, type Scene } from '../../paper/scene.ts'
import { figure } from '../../people/figure.ts'
import { house } from '../../town/house.ts'
import { paving } from '../../town/paving.ts'
import { WALLS } from '../../town/walls.ts'

/** A lane at night, a guide with a lantern, and a ghost in the arch. */
export function ghostWalk(outside: Scene): void {
  const { p, light } = outside
  sky(outside, { horizon: 600 })
  const dim = { ...outside, lamps: false }
  for (const [i, [x, y, w, h]] of (
    [
      [-60, 690, 330, 560],
      [230, 650, 190, 400],
      [780, 650, 190, 410],
      [930, 690, 340, 590],
    ] as const
  ).entries())
    house(i % 2 ? outside : dim, {
      x,
      y,
      w,
      h,
      wall: nth(WALLS, i * 2),
      depth: 0.06,
      shop: false,
      r: outside.own.fork(`house ${i}`),
    })
  const wall = outside.tone('#8a7f86', 0.1, 0.4)
  p.path('M410 660L410 330L790 330L790 660Z', p.down(mix(wall, light.haze, 0.2), wall))
  p.path('M480 660L480 470Q600 300 720 470L720 660Z', mix(light.shadow, '#000000', 0.35))
  p.glow(600, 540, 250, '#bfe6ff', 0.75)
  p.path(
    'M510 668C504 560 520 440 600 430C680 440 696 560 690 668C668 640 650 640 636 664C620 640 584 640 568 664C552 640 532 640 510 668Z',
    p.down([0, '#f4fbff', 0.97], [0.7, '#cfeaff', 0.85], [1, '#cfeaff', 0.35]),
  )
  for (const k of [-1, 1]) p.oval(600 + k * 26, 512, 12, 18, '#25304a')
  p.oval(600, 562, 13, 20, '#25304a', 0.9)
  paving(outside, 652, '#8f8690')
  const s = lamplit(outside, 0.5)
  for (const [i, [x, y, tall]] of (
    [
      [720, 800, 330],
      [850, 830, 350],
      [980, 850, 370],
      [1100, 880, 350],
    ] as const
  ).entries())
    figure(s, {
      x,
      y,
      tall,
      pose: i === 0 ? 'cheer' : 'stand',
      flip: true,
      dim: 0.45,
      r: s.own.fork(`guest ${i}`),
    })
  figure(s, {
    x: 300,
    y: 860,
    tall: 470,
    pose: 'reach',
    dim: 0.2,
    look: { skin: '#d99f76', hair: '#3d2a20', cut: 'hat', top: '#3a2f4a', bottom: '#2a2636', dress: true },
  })
  lantern(s, 426, 560)
}

function lantern({ p, light }: Scene, x: number, y: number): void {
  p.glow(x, y + 40, 300, light.lamp, 0.95)
  p.line(`M${x} ${y - 30}L${x} ${y}`, '#2a2430', 5)
  p.path(`M${x - 34} ${y + 10}L${x} ${y - 14}L${x + 34} ${y + 10}Z`, '#2a2430')
  p.box(x - 28, y + 10, 56, 70, p.down('#fff6d0', light.lamp), { r: 4 })
  p.line(
    `M${x} ${y + 10}L${x} ${y + 80}M${x - 28} ${y + 10}L${x - 28} ${y + 80}M${x + 28} ${y + 10}L${x + 28} ${y + 80}`,
    '#2a2430',
    5,
  )
  p.box(x - 34, y + 78, 68, 12, '#2a2430', { r: 3 })
}
