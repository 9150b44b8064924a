import { roundTree } from '../../nature/round-tree.ts'
import { sky } from '../../nature/sky.ts'
import { lamplit, type Scene, WIDTH } from '../../paper/scene.ts'
import { passers } from '../../people/passers.ts'
import { skyline } from '../../town/skyline.ts'
import { sides } from '../../town/tower.ts'

const bow = (x: number, foot: number, w: number, tall: number) =>
  `M${x - w / 2} ${foot}L${x - w / 2} ${foot - tall * 0.55}Q${x - w * 0.52} ${foot - tall * 0.86} ${x} ${foot - tall}Q${x + w * 0.52} ${foot - tall * 0.86} ${x + w / 2} ${foot - tall * 0.55}L${x + w / 2} ${foot}Z`

/** A white mosque, its courtyard with four trees and a channel of water. */
export function mosque(s: Scene): void {
  const { p } = s
  sky(s, { horizon: 540 })
  skyline(s, { y: 600, tall: 120, depth: 0.6 })
  const n = lamplit(s, 0.45)
  const [wall, dome] = ['#f8f1e4', s.own.fork('dome').pick(['#6f9a9c', '#7f9f86', '#5f86a0'])]
  p.box(216, 150, 48, 500, sides(n, 240, wall, 0))
  for (const y of [250, 400]) p.box(206, y, 68, 14, n.tone('#fffaf0', 0, 0.9))
  p.path('M212 152C206 96 232 92 240 50C248 92 274 96 268 152Z', sides(n, 240, dome, 0))
  p.box(410, 390, 440, 270, sides(n, 630, wall, 0))
  p.box(470, 330, 320, 66, sides(n, 630, wall, 0))
  p.path('M470 334C440 190 590 190 630 120C670 190 820 190 790 334Z', sides(n, 630, dome, 0))
  p.line('M630 120L630 84', n.tone('#d8b45a', 0, 1), 6)
  for (let i = 0; i < 12; i += 1)
    p.disc(
      508 + (i % 6) * 48,
      300 - Math.floor(i / 6) * 54 - ((i % 6) - 2.5) ** 2 * -3,
      5,
      s.lamps ? s.light.lamp : n.tone('#fff6e0', 0, 1),
      0.9,
    )
  for (let x = 0; x < WIDTH; x += 118) {
    if (x > 360 && x < 860) continue
    p.box(x, 500, 118, 160, n.tone(wall, 0, 0.75))
    p.path(bow(x + 59, 660, 74, 130), n.tone('#8a7a6a', 0, 0.3))
  }
  p.box(0, 490, 410, 14, n.tone('#fffaf0', 0, 0.9))
  p.box(850, 490, 350, 14, n.tone('#fffaf0', 0, 0.9))
  for (const [x, w, tall] of [
    [470, 70, 170],
    [630, 120, 230],
    [790, 70, 170],
  ] as const) {
    p.path(bow(x, 660, w, tall), s.lamps ? p.down(s.light.lamp, '#c9833a') : n.tone('#7a6656', 0, 0.3))
    p.line(bow(x, 660, w, tall), n.tone(dome, 0, 0.9), 7)
  }
  p.box(0, 656, WIDTH, 254, p.down(n.tone('#ecdfc6', 0, 0.95), n.tone('#c4b294', 0, 0.55)))
  p.path('M606 660L654 660L730 910L530 910Z', p.down(s.light.sky[2], s.light.sky[1]))
  p.line('M606 660L530 910M654 660L730 910', n.tone('#fffaf0', 0, 1), 8)
  for (const [x, y, tall] of [
    [380, 740, 210],
    [870, 740, 210],
    [230, 830, 290],
    [1010, 830, 290],
  ] as const)
    roundTree(n, { x, y, tall, leaf: '#7f9a5b' })
  passers(n, { y: 820, tall: 140, count: 3, from: 330, to: 900 })
}
