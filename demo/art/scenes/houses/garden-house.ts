import { cottage } from '../../buildings/cottage.ts'
import { lawn } from '../../nature/lawn.ts'
import { flowers, grass } from '../../nature/meadow.ts'
import { range } from '../../nature/range.ts'
import { roundTree } from '../../nature/round-tree.ts'
import { sky } from '../../nature/sky.ts'
import { poly } from '../../paper/curve.ts'
import type { Scene } from '../../paper/scene.ts'

export function gardenHouse(s: Scene): void {
  sky(s, { horizon: 520 })
  range(s, { y: 560, rise: 190, layers: 3, surface: '#86a878', near: 0.35 })
  for (const x of [60, 210, 1010, 1150]) roundTree(s, { x, y: 690, tall: s.r.between(300, 430), depth: 0.12 })
  lawn(s, 660)
  s.p.path(
    poly([600, 700], [660, 700], [800, 910], [500, 910]),
    s.p.down(s.tone('#e6d3b0', 0, 0.9), s.tone('#cdb68d', 0, 0.6)),
  )
  cottage(s, {
    x: 600,
    y: 720,
    w: 640,
    wall: s.own.fork('wall').pick(['#fbf4e6', '#f3e0c4', '#eec8ae', '#dfe6dd', '#f5e7b8']),
    roof: s.own.fork('roof').pick(['#b5654a', '#6d5a5c', '#8a6a4f', '#5f6f78']),
  })
  flowers(s, 770, 900, [s.accents.main, s.accents.second, '#fff6e6'], 90)
  grass(s, 906, 46)
}
