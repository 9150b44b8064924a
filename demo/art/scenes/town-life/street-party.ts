import { apartmentFront } from '../../buildings/apartment-front.ts'
import { lanterns } from '../../festive/lanterns.ts'
import { stringLights } from '../../festive/string-lights.ts'
import { candle } from '../../indoors/candle.ts'
import { sky } from '../../nature/sky.ts'
import { nth } from '../../paper/accents.ts'
import { poly } from '../../paper/curve.ts'
import { lamplit, type Scene, WIDTH } from '../../paper/scene.ts'
import { passers } from '../../people/passers.ts'
import { paving } from '../../town/paving.ts'
import { row } from '../../town/row.ts'
import { skyline } from '../../town/skyline.ts'

/** A street with its tables out, flags from house to house. */
export function streetParty(s: Scene): void {
  sky(s, { horizon: 520 })
  skyline(s, { y: 560, tall: 200, depth: 0.65 })
  for (const [x, flip] of [
    [150, false],
    [1050, true],
  ] as const)
    s.p.group({ x: flip ? WIDTH : 0, flip }, () =>
      apartmentFront({ ...s, own: s.own.fork(`side ${x}`) }, 150, 760, 460, 2),
    )
  row(s, { y: 690, from: 370, to: 820, width: 120, height: 210, depth: 0.24 })
  paving(s, 690, '#d6c6ab')
  const colours = [s.accents.main, s.accents.second, s.accents.third, '#fbf4e6']
  for (const [y, sag] of [
    [190, 60],
    [290, 80],
  ] as const)
    for (let i = 0; i < 22; i += 1) {
      const t = (i + 0.5) / 22
      const [x, top] = [220 + t * 760, y + 4 * sag * t * (1 - t)]
      s.p.path(poly([x - 15, top], [x + 15, top], [x, top + 38]), s.tone(nth(colours, i), 0, 1))
    }
  stringLights(s, 200, 380, 1000, 380, 60)
  lanterns(s, 220, 980, 440, 50, 42, colours)
  const n = lamplit(s, 0.5)
  passers(n, { y: 740, tall: 150, count: 6, from: 380, to: 820 })
  s.p.path(poly([380, 780], [820, 780], [900, 860], [300, 860]), n.tone('#fdf8ee', 0, 1))
  for (let i = 0; i < 6; i += 1) candle(n, 400 + i * 80, 812, 26)
  passers(n, { y: 880, tall: 260, count: 4, from: 120, to: 1080, poses: ['stand', 'reach', 'cheer'] })
}
