import { bokeh } from '../../festive/bokeh.ts'
import { range } from '../../nature/range.ts'
import { sky } from '../../nature/sky.ts'
import { water } from '../../nature/water.ts'
import { lamplit, type Scene, WIDTH } from '../../paper/scene.ts'
import { row } from '../../town/row.ts'
import { sailboat } from '../../vehicles/sailboat.ts'

/** A window sill with a view that is out of focus. */
export function sill(outside: Scene, view: (b: Scene) => void): Scene {
  outside.p.outOfFocus(8, () => view(outside))
  if (outside.lamps)
    bokeh(outside, 340, 600, 26, [outside.light.lamp, outside.accents.main, outside.accents.second], 36)
  const s = lamplit(outside, 0.65)
  const { p } = s
  p.box(0, 630, WIDTH, 280, p.down(s.tone('#ddb789', 0, 1), s.tone('#a0733f', 0, 0.4)))
  p.box(0, 628, WIDTH, 6, s.light.glow, { opacity: 0.8 })
  p.glow(outside.sun.x, 660, 460, s.light.glow, 0.35, 150)
  return s
}

export const harbourView = (b: Scene): void => {
  sky(b, { horizon: 480 })
  range(b, { y: 500, rise: 170, layers: 2, surface: '#86a07c', near: 0.5 })
  row(b, { y: 560, width: 90, height: 110, depth: 0.3 })
  water(b, 556, 720)
  sailboat(b, { x: 880, y: 620, scale: 0.6, colour: b.accents.main })
}
