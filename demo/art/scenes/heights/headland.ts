import { bush } from '../../nature/bush.ts'
import { grass } from '../../nature/meadow.ts'
import { range } from '../../nature/range.ts'
import { sky } from '../../nature/sky.ts'
import { water } from '../../nature/water.ts'
import { type Scene, WIDTH } from '../../paper/scene.ts'
import { lighthouse } from '../../town/lighthouse.ts'
import { row } from '../../town/row.ts'
import { windmill } from '../../town/windmill.ts'
import { sailboat } from '../../vehicles/sailboat.ts'

/** A lighthouse or windmill alone on its headland. */
export const headland = (s: Scene): void =>
  onHeadland(s, s.own.fork('what').chance(0.55) ? lighthouse : windmill)

/** A lighthouse on its headland. */
export const lightOnHeadland = (s: Scene): void => onHeadland(s, lighthouse)

function onHeadland(s: Scene, tower: typeof lighthouse): void {
  const { p } = s
  sky(s, { horizon: 500 })
  range(s, { y: 520, rise: 110, layers: 2, surface: '#86a07c', lean: 'left', near: 0.6 })
  water(s, 506)
  const right = s.own.fork('side').chance(0.5)
  p.group({ x: right ? 0 : WIDTH, flip: !right }, () => {
    p.path(
      'M420 720C560 640 760 600 1210 580L1210 910L300 910C320 820 360 760 420 720Z',
      p.down(s.tone('#a9b868', 0, 0.95), s.tone('#8a7558', 0, 0.4), s.tone('#5f5244', 0, 0.1)),
    )
    tower(s, { x: 800, y: 640, tall: 450 })
    for (const x of [960, 1060])
      row(
        { ...s, own: s.own.fork(`hut ${x}`) },
        { y: 632, from: x - 40, to: x + 30, width: 90, height: 70, depth: 0.05 },
      )
    bush(s, { x: 640, y: 690, tall: 60 }, s.accents.main)
    grass(s, 680, 30, { from: 480, to: 1220, count: 60, surface: '#a9b868' })
  })
  sailboat(s, { x: right ? 200 : 1000, y: 620, scale: 0.5, colour: s.accents.main, depth: 0.25 })
}
