import { lawn } from '../../nature/lawn.ts'
import { flowers } from '../../nature/meadow.ts'
import { range } from '../../nature/range.ts'
import { roundTree } from '../../nature/round-tree.ts'
import { sky } from '../../nature/sky.ts'
import { nth } from '../../paper/accents.ts'
import { num, poly } from '../../paper/curve.ts'
import { lamplit, type Scene } from '../../paper/scene.ts'
import { figure } from '../../people/figure.ts'
import { leafOf } from './leaf-colour.ts'

/** Blankets on a lawn. */
export function picnic(s: Scene): void {
  const { p } = s
  const leaf = leafOf(s)
  sky(s, { horizon: 500 })
  range(s, { y: 560, rise: 140, layers: 2, surface: '#8fae70', near: 0.4 })
  lawn(s, 590, '#b9cc78')
  for (const [x, y, tall] of [
    [150, 640, 420],
    [1040, 630, 360],
    [870, 600, 220],
  ] as const)
    roundTree(s, { x, y, tall, depth: 0.08, leaf })
  const n = lamplit(s, 0.3)
  for (const [i, [x, y, k]] of (
    [
      [400, 720, 1],
      [850, 760, 1.2],
      [620, 850, 1.5],
    ] as const
  ).entries()) {
    const cloth = nth([s.accents.main, s.accents.third, s.accents.second], i)
    p.path(
      poly(
        [x - 120 * k, y - 16 * k],
        [x + 110 * k, y - 24 * k],
        [x + 150 * k, y + 24 * k],
        [x - 150 * k, y + 30 * k],
      ),
      n.tone(cloth, 0, 0.95),
    )
    for (let j = 1; j < 6; j += 1)
      p.line(
        `M${num(x - 120 * k + j * 40 * k)} ${num(y - 18 * k)}L${num(x - 150 * k + j * 52 * k)} ${num(y + 28 * k)}`,
        n.tone('#fff6e6', 0, 1),
        3,
        0.55,
      )
    p.box(
      x + 10 * k,
      y - 40 * k,
      56 * k,
      36 * k,
      p.across(n.tone('#a9793f', 0, 0.6), n.tone('#d2a566', 0, 1)),
      { r: 5 },
    )
    p.line(
      `M${num(x + 14 * k)} ${num(y - 38 * k)}Q${num(x + 38 * k)} ${num(y - 74 * k)} ${num(x + 62 * k)} ${num(y - 38 * k)}`,
      n.tone('#8a5f30', 0, 0.7),
      4 * k,
    )
    figure(n, {
      x: x - 60 * k,
      y: y - 16 * k,
      tall: 130 * k,
      pose: 'ground',
      r: s.own.fork(`sits ${i}`),
      shadow: false,
    })
    figure(n, {
      x: x + 110 * k,
      y: y - 10 * k,
      tall: 130 * k,
      pose: 'ground',
      flip: true,
      r: s.own.fork(`also ${i}`),
      shadow: false,
    })
  }
  if (s.lamps)
    for (const [x, y] of [
      [300, 700],
      [960, 740],
      [470, 840],
    ] as const)
      lantern(n, x, y)
  flowers(s, 640, 890, [s.accents.main, s.accents.second, '#fff6e6'], 60)
}

/** A lantern set down in the grass. */
function lantern({ p, light }: Scene, x: number, y: number): void {
  p.glow(x, y - 16, 190, light.lamp, 0.75)
  p.oval(x, y, 70, 12, light.lamp, 0.3)
  p.box(x - 11, y - 34, 22, 34, p.down('#fff3cf', light.lamp), { r: 4 })
  p.line(
    `M${x - 12} ${y}L${x + 12} ${y}M${x - 12} ${y - 35}L${x + 12} ${y - 35}M${x - 9} ${y - 36}Q${x} ${y - 56} ${x + 9} ${y - 36}`,
    light.shadow,
    3.5,
  )
}
