import { glass } from '../../festive/glass.ts'
import { stringLights } from '../../festive/string-lights.ts'
import { candle } from '../../indoors/candle.ts'
import { lawn } from '../../nature/lawn.ts'
import { range } from '../../nature/range.ts'
import { roundTree } from '../../nature/round-tree.ts'
import { sky } from '../../nature/sky.ts'
import { water } from '../../nature/water.ts'
import { poly } from '../../paper/curve.ts'
import { lamplit, type Scene } from '../../paper/scene.ts'
import { figure } from '../../people/figure.ts'

/** A long table outside, with everybody at it. */
export function longTable(s: Scene): void {
  const { p, accents } = s
  sky(s, { horizon: 480 })
  if (s.own.fork('sea').chance(0.5)) {
    range(s, { y: 500, rise: 150, layers: 2, surface: '#86a07c', lean: 'left', near: 0.5 })
    water(s, 486, 640)
  } else range(s, { y: 560, rise: 230, layers: 3, surface: '#86a07c', near: 0.3 })
  for (const x of [40, 1160]) roundTree(s, { x, y: 700, tall: 620, leaf: '#7f9a58' })
  lawn(s, 610, '#b5bd7a')
  for (const [i, y] of [130, 180, 220].entries()) stringLights(s, 60, y, 1140, y - 20, 60 + i * 20)
  const near = lamplit(s, 0.6)
  if (s.lamps) p.glow(600, 560, 640, s.light.lamp, 0.6, 260)
  for (let i = 0; i < 8; i += 1)
    figure(near, {
      x: 130 + i * 132 + s.r.between(-14, 14),
      y: 610,
      tall: 205,
      pose: 'sit',
      flip: i % 2 === 0,
      r: s.r,
      shadow: false,
    })
  p.path(
    poly([60, 640], [1140, 640], [1190, 700], [10, 700]),
    p.down(near.tone('#fffaf0', 0, 1), near.tone('#f0e6d6', 0, 0.85)),
  )
  p.path(
    'M10 700L1190 700L1176 800Q1100 786 1030 800Q940 786 860 802Q760 786 660 800Q560 786 470 802Q360 786 270 800Q160 788 24 800Z',
    p.down(near.tone('#f7eedf', 0, 0.9), near.tone('#cdbfab', 0, 0.5)),
  )
  for (let i = 0; i < 11; i += 1) {
    const x = 90 + i * 102
    if (i % 3 === 0) candle(near, x, 660, 36)
    else if (i % 3 === 1) glass(near, x, 668, 64, accents.main)
    else p.oval(x, 668, 44, 11, near.tone('#ffffff', 0, 1))
    p.oval(x + 46, 682, 34, 9, near.tone(s.r.pick([accents.second, '#8fae4c', accents.main]), 0, 0.95))
  }
  for (let i = 0; i < 5; i += 1)
    figure(near, {
      x: 170 + i * 220 + s.r.between(-20, 20),
      y: 840,
      tall: 300,
      pose: 'sit',
      flip: i % 2 === 1,
      dim: 0.35,
      r: s.r,
      shadow: false,
    })
}
