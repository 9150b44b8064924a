import { cottage } from '../../buildings/cottage.ts'
import { bush } from '../../nature/bush.ts'
import { flowers, grass } from '../../nature/meadow.ts'
import { range } from '../../nature/range.ts'
import { sky } from '../../nature/sky.ts'
import { water } from '../../nature/water.ts'
import { nth } from '../../paper/accents.ts'
import { lamplit, type Scene } from '../../paper/scene.ts'
import { figure } from '../../people/figure.ts'
import { passers } from '../../people/passers.ts'
import { row } from '../../town/row.ts'
import { appleTree } from './chapels.ts'
import { hill } from './hill.ts'

/** Rows of tea along a hill, mist between them. */
export function teaTerraces(s: Scene): void {
  const { p } = s
  sky(s, { horizon: 420 })
  range(s, { y: 520, rise: 300, layers: 4, surface: '#86a88c', near: 0.4 })
  for (let i = 0; i < 8; i += 1) {
    const y = 470 + i * 58
    const bend = (i % 2 ? 1 : -1) * 46
    p.path(
      `M-10 ${y + 40}C260 ${y - 40 + bend} 620 ${y + 30 - bend} 1210 ${y - 20}L1210 ${y + 150}L-10 ${y + 150}Z`,
      p.down(
        s.tone('#7fa85a', 0.3 - i * 0.035, 1),
        s.tone('#5f8f4a', 0.2 - i * 0.025, 0.6),
        s.tone('#8a7a55', 0.1, 0.6),
      ),
    )
    for (let j = 0; j < 30; j += 1)
      p.oval(
        j * 42 + (i % 2) * 20,
        y + 22 + Math.sin(j * 0.5 + i) * 12,
        25,
        13 + i * 1.2,
        s.tone(j % 3 ? '#6f9f4f' : '#86b060', 0.24 - i * 0.03, j % 2 ? 1 : 0.7),
      )
    if (i % 3 === 1)
      p.box(0, y + 30, 1200, 44, p.down([0, s.light.haze, 0], [0.5, s.light.haze, 0.4], [1, s.light.haze, 0]))
  }
  for (const [i, [x, y, k]] of (
    [
      [300, 640, 110],
      [760, 700, 140],
      [960, 820, 190],
    ] as const
  ).entries()) {
    figure(s, { x, y, tall: k, pose: 'reach', r: s.own.fork(`picks ${i}`) })
    p.oval(x - k * 0.16, y - k * 0.46, k * 0.14, k * 0.18, s.tone('#c39158', 0, 1))
  }
}

/** Stairs down a hillside, pots on either side, the sea at their foot. */
export function pottedSteps(s: Scene): void {
  const { p } = s
  sky(s, { horizon: 380 })
  range(s, { y: 396, rise: 90, layers: 2, surface: '#86a07c', lean: 'right', near: 0.6 })
  water(s, 384, 620)
  const n = lamplit(s, 0.35)
  p.group({ x: -560, y: 0 }, () =>
    row(n, { y: 760, from: 200, to: 1000, width: 260, height: 520, depth: 0.02 }),
  )
  p.group({ x: 600, y: 0 }, () =>
    row(n, { y: 760, from: 190, to: 700, width: 240, height: 480, depth: 0.02 }),
  )
  for (let i = 0; i < 12; i += 1) {
    const [half, y] = [90 + i * 26, 470 + i * 36]
    p.box(600 - half, y, half * 2, 38, p.down(n.tone('#efe0c4', 0, 1), n.tone('#cbb592', 0, 0.6)))
    p.box(600 - half, y + 30, half * 2, 8, s.light.shadow, { opacity: 0.22 })
    for (const side of [-1, 1]) {
      const [x, k] = [600 + side * (half - 16 - i * 2), 16 + i * 3.4]
      p.path(
        `M${x - k * 0.7} ${y - k * 0.7}L${x + k * 0.7} ${y - k * 0.7}L${x + k * 0.5} ${y + k * 0.5}L${x - k * 0.5} ${y + k * 0.5}Z`,
        n.tone(nth(['#b5654a', '#3f7f8a', '#c98a4a'], i), 0, 0.95),
      )
      bush(
        n,
        { x, y: y - k * 0.6, tall: k * 2.2 },
        nth(['#e2617a', '#f0a04b', '#fff6e4', '#b06ac0'], i + (side > 0 ? 2 : 0)),
      )
    }
  }
  figure(n, { x: 560, y: 690, tall: 150, pose: 'walk', r: s.own.fork('down') })
}

/** Boulders with alpines between them, a small fall of water. */
export function rockGarden(s: Scene): void {
  const { p } = s
  hill(s, 470, '#9fb06a')
  const r = s.own.fork('rocks')
  for (let line = 0; line < 5; line += 1)
    for (let i = 0; i < 9; i += 1) {
      const [x, y, w] = [
        i * 150 + (line % 2) * 70 + r.between(-30, 30),
        530 + line * 82,
        r.between(60, 100) * (0.8 + line * 0.12),
      ]
      if (Math.abs(x - 620) < 70) continue
      p.path(
        `M${x - w} ${y + 30}C${x - w} ${y - w * 0.3} ${x - w * 0.3} ${y - w * 0.6} ${x + w * 0.1} ${y - w * 0.56}C${x + w * 0.7} ${y - w * 0.5} ${x + w} ${y - 6} ${x + w} ${y + 30}Z`,
        s.sun.x < x
          ? p.across(s.tone('#d6cfc2', 0, 1), s.tone('#9a9288', 0, 0.4))
          : p.across(s.tone('#9a9288', 0, 0.4), s.tone('#d6cfc2', 0, 1)),
      )
      for (let j = 0; j < 9; j += 1)
        p.disc(
          x + r.between(-w, w),
          y + r.between(10, 40),
          r.between(5, 11),
          s.tone(nth(['#4f6fd0', '#e2617a', '#fff6e4', '#b06ac0', '#f0c04b'], line + i), 0, 1),
        )
    }
  p.path(
    'M590 470C610 560 570 640 620 720C650 780 610 840 640 910L740 910C720 830 740 780 690 700C650 630 690 560 660 470Z',
    p.down('#f4fbfb', s.light.sky[2], s.light.sky[1]),
    0.92,
  )
  for (let i = 0; i < 12; i += 1)
    p.line(`M${612 + (i % 4) * 18} ${480 + i * 34}q6 20 0 40`, '#ffffff', 4, 0.7)
  passers(s, { y: 870, tall: 150, count: 2, from: 160, to: 460 })
}

/** Apple trees in rows, baskets under them. */
export function orchard(s: Scene): void {
  const { p } = s
  hill(s, 560, '#a9c070')
  for (const [x, y, tall] of [
    [120, 640, 190],
    [380, 620, 170],
    [660, 616, 170],
    [930, 630, 180],
    [240, 740, 290],
    [930, 760, 320],
    [570, 700, 240],
  ] as const)
    appleTree(s, x, y, tall)
  for (const x of [420, 740]) {
    p.path(`M${x - 40} 800L${x + 40} 800L${x + 32} 846L${x - 32} 846Z`, s.tone('#b9874c', 0, 0.9))
    for (let i = 0; i < 7; i += 1)
      p.disc(x - 30 + i * 10, 796 - (i % 2) * 8, 11, s.tone(i % 3 ? '#d2493a' : '#e8b84a', 0, 1))
  }
  figure(s, { x: 520, y: 840, tall: 180, pose: 'reach', r: s.own.fork('one') })
  figure(s, { x: 660, y: 850, tall: 120, pose: 'cheer', r: s.own.fork('two') })
  grass(s, 906, 40)
}

/** A small house behind far too many dahlias. */
export function dahliaFront(s: Scene): void {
  hill(s, 640, '#a9c070')
  cottage(s, { x: 600, y: 700, w: 560, wall: '#f6e6cc', roof: '#a4553f' })
  const { p } = s
  const r = s.own.fork('dahlias')
  for (let i = 0; i < 60; i += 1) {
    const t = i / 60
    const [x, y, k] = [r.between(20, 1180), 730 + t * 150, 16 + t * 26]
    const colour = nth(['#e2365a', '#f0923a', '#b0307a', '#f6c453', '#fbe3ea', '#d2493a'], i)
    p.line(`M${x} ${y}L${x} ${y + 80}`, s.tone('#5f8f4a', 0, 0.6), 4)
    for (let j = 0; j < 10; j += 1)
      p.oval(
        x + Math.cos(j * 0.628) * k * 0.6,
        y + Math.sin(j * 0.628) * k * 0.6,
        k * 0.42,
        k * 0.42,
        s.tone(colour, 0, j % 2 ? 1 : 0.8),
      )
    p.disc(x, y, k * 0.4, s.tone('#f6c453', 0, 1))
  }
  p.box(0, 850, 1200, 60, s.tone('#fffaf0', 0, 0.95))
  for (let x = 10; x < 1200; x += 46)
    p.path(`M${x} 900L${x} 830L${x + 14} 812L${x + 28} 830L${x + 28} 900Z`, s.tone('#fffdf6', 0, 1))
}

/** A common with a match on it, kites over it. */
export function villageCommon(s: Scene): void {
  const { p } = s
  hill(s, 560, '#a9c070')
  row(s, { y: 590, from: 60, to: 460, width: 80, height: 70, depth: 0.3 })
  p.oval(600, 740, 520, 120, s.tone('#b9d080', 0, 1), 0.7)
  p.path('M560 690L640 690L670 810L530 810Z', s.tone('#d9cf96', 0, 1))
  for (const [x, y] of [
    [600, 694],
    [600, 806],
  ] as const)
    for (const dx of [-9, 0, 9]) p.box(x + dx, y - 40, 4, 40, s.tone('#c39158', 0, 1))
  for (const [i, [x, y, pose]] of (
    [
      [560, 700, 'reach'],
      [650, 800, 'cheer'],
      [320, 720, 'stand'],
      [860, 730, 'stand'],
      [430, 820, 'walk'],
      [980, 800, 'walk'],
    ] as const
  ).entries())
    figure(s, { x, y, tall: 90 + (y - 690) * 0.35, pose, r: s.own.fork(`plays ${i}`) })
  for (const [x, y, c] of [
    [300, 230, s.accents.main],
    [820, 170, s.accents.second],
  ] as const) {
    p.path(`M${x} ${y - 60}L${x + 44} ${y}L${x} ${y + 66}L${x - 44} ${y}Z`, s.tone(c, 0, 1))
    p.line(`M${x} ${y + 66}Q${x + 30} ${y + 200} ${x - 20} 560`, s.tone('#fffaf0', 0, 0.9), 2)
  }
  flowers(s, 840, 905, ['#fff6e4', s.accents.second], 60)
}

/** A skate bowl, somebody in the air over it. */
export function skateBowl(s: Scene): void {
  const { p } = s
  hill(s, 540, '#a9c070')
  p.oval(600, 720, 500, 150, s.tone('#d8d2c6', 0, 1))
  p.oval(600, 726, 460, 130, p.down(s.tone('#8f8a84', 0, 0.4), s.tone('#c9c3b8', 0, 1)))
  p.oval(600, 780, 300, 64, s.tone('#d8d2c6', 0, 1), 0.7)
  for (const [x, y, turn, pose] of [
    [420, 590, -20, 'cheer'],
    [760, 770, 6, 'reach'],
  ] as const) {
    p.group({ x, y, rotate: turn }, () => {
      figure(s, { x: 0, y: -10, tall: 170, pose, r: s.own.fork(`skates ${x}`), shadow: false })
      p.box(-56, -12, 112, 11, s.tone(s.accents.main, 0, 1), { r: 6 })
      for (const dx of [-36, 36]) p.disc(dx, 4, 8, s.tone('#2f2b30', 0, 0.8))
    })
  }
  p.box(900, 590, 190, 44, s.tone(s.accents.third, 0, 1), { r: 14 })
  p.box(900, 556, 190, 50, s.tone(s.accents.third, 0, 0.8), { r: 14 })
  for (const [i, x] of [940, 1000, 1056].entries())
    figure(s, { x, y: 600, tall: 120, pose: 'sit', r: s.own.fork(`watches ${i}`), shadow: false })
}
