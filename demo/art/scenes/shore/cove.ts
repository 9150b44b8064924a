import { framingLeaves } from '../../nature/framing-leaves.ts'
import { grass } from '../../nature/meadow.ts'
import { pine } from '../../nature/pine.ts'
import { ridge } from '../../nature/ridge.ts'
import { foam } from '../../nature/shore-marks.ts'
import { sky } from '../../nature/sky.ts'
import { water } from '../../nature/water.ts'
import { type Scene, WIDTH } from '../../paper/scene.ts'
import { rowingBoat } from '../../vehicles/rowing-boat.ts'
import { sand } from './sand.ts'

/** A cove between rocks, nobody about. */
export function cove(s: Scene): void {
  const { p } = s
  sky(s, { horizon: 400 })
  water(s, 400)
  for (const [x, y, w, h] of [
    [860, 470, 130, 190],
    [1000, 490, 90, 120],
  ] as const) {
    p.path(
      `M${x - w} ${y}C${x - w * 0.8} ${y - h * 0.6} ${x - w * 0.3} ${y - h} ${x} ${y - h}C${x + w * 0.4} ${y - h * 0.9} ${x + w * 0.5} ${y - h * 0.3} ${x + w * 0.9} ${y}Z`,
      p.across(s.tone('#c2a184', 0.25, 0.9), s.tone('#8f735f', 0.2, 0.2)),
    )
    p.path(
      `M${x - w * 0.6} ${y + 4}Q${x} ${y + 18} ${x + w * 0.6} ${y + 4}Q${x} ${y + 40} ${x - w * 0.6} ${y + 4}Z`,
      s.light.shadow,
      0.2,
    )
  }
  ridge(s, { y: 640, rise: 330, depth: 0.16, surface: '#a8906c', lean: 'left', jagged: true })
  p.box(0, 640, WIDTH, 40, p.down([0, s.light.haze, 0], [1, s.light.haze, 0.2]))
  water(s, 640)
  sand(s, 740)
  foam(s, 744)
  pine(s, { x: 130, y: 640, tall: 330, depth: 0.08 })
  rowingBoat(s, { x: 760, y: 700, scale: 1.1, colour: s.accents.main })
  framingLeaves(s, 'top-left', 0.9)
  grass(s, 906, 60, { surface: '#a7a862', from: 880, to: 1220, count: 60 })
}
