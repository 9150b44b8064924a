import { blade } from '../../nature/blade.ts'
import { flowers } from '../../nature/meadow.ts'
import { roundTree } from '../../nature/round-tree.ts'
import { sky } from '../../nature/sky.ts'
import { leafy } from '../../nature/tree.ts'
import { lighten } from '../../paper/colour.ts'
import { lamplit, type Scene, WIDTH } from '../../paper/scene.ts'

/** One flower from near, the garden behind it. */
export function blossom(outside: Scene): void {
  outside.p.outOfFocus(10, () => {
    sky(outside, { horizon: 560, disc: false })
    outside.p.box(
      0,
      480,
      WIDTH,
      430,
      outside.p.down(outside.tone('#b5c47c', 0.2, 1), outside.tone('#6f9a55', 0, 0.6)),
    )
    for (let i = 0; i < 5; i += 1) roundTree(outside, { x: i * 290, y: 560, tall: 330, depth: 0.3 })
    flowers(outside, 560, 900, [outside.accents.main, outside.accents.second, outside.accents.pale], 90)
  })
  const s = lamplit(outside, 0.4)
  const { p, r } = s
  const petal = s.own
    .fork('petal')
    .pick(['#e4572e', '#f3a712', '#fbf1e0', '#d98fb4', '#d1495b', '#e9a0a8', '#8f6bb0'])
  const petals = s.own.fork('petals').int(6, 13)
  for (const [x, y, size] of [
    [330, 560, 100],
    [950, 500, 90],
    [640, 400, 190],
  ] as const) {
    p.line(`M${x} ${y}Q${x + 30} ${y + 220} ${x - 10} 920`, s.tone('#5d8a4c', 0, 0.8), size * 0.09)
    for (const side of [-1, 1])
      p.path(
        blade(x + 8, y + size * 1.7, size * 1.3, side < 0 ? 210 : -30, 0.26),
        s.tone('#6f9a55', 0, side < 0 ? 0.4 : 0.9),
      )
    crown(s, x, y, size, petal, petals)
    p.disc(x, y, size * 0.26, s.tone('#e8b23e', 0, 0.8))
    for (let i = 0; i < 22; i += 1)
      p.disc(
        x + r.between(-0.2, 0.2) * size,
        y + r.between(-0.2, 0.2) * size,
        size * 0.03,
        s.tone(i % 2 ? '#fbe08a' : '#b9782a', 0, 1),
      )
  }
  p.glow(outside.sun.x, 120, 620, s.light.glow, 0.4)
  p.path(leafy(r, 40, 900, 170, 90), s.tone('#4f7f4c', 0, 0.2))
}

function crown({ p, tone }: Scene, x: number, y: number, size: number, petal: string, petals: number): void {
  for (const layer of [0, 1]) {
    const wash = [tone(lighten(petal, -0.1), 0, 0.6), tone(lighten(petal, layer * 0.06), 0, 1)]
    for (let i = 0; i < petals; i += 1) {
      const turn = (i / petals) * 360 + layer * 14
      p.path(
        blade(x, y, size * (1.12 - layer * 0.28), turn, 2.1 / petals + 0.06),
        p.out(wash, [0.5, 0.5], 0.62),
        0.96,
      )
    }
  }
}
