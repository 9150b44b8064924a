import { range } from '../../nature/range.ts'
import { foam, streak } from '../../nature/shore-marks.ts'
import { sky } from '../../nature/sky.ts'
import { water } from '../../nature/water.ts'
import { nth } from '../../paper/accents.ts'
import { poly } from '../../paper/curve.ts'
import { lamplit, type Scene, WIDTH } from '../../paper/scene.ts'
import { passers } from '../../people/passers.ts'
import { row } from '../../town/row.ts'
import { sides } from '../../town/tower.ts'
import { sailboat } from '../../vehicles/sailboat.ts'

/** A boathouse with its doors folded back, the lifeboat on the rails before it. */
export function lifeboatSlip(s: Scene): void {
  const { p } = s
  sky(s, { horizon: 480 })
  range(s, { y: 500, rise: 140, layers: 2, surface: '#86a07c', near: 0.6 })
  water(s, 490)
  const n = lamplit(s, 0.4)
  p.box(620, 300, 440, 300, sides(n, 840, '#f2e6d0', 0))
  p.path(poly([590, 306], [840, 170], [1090, 306]), n.tone('#b5503f', 0, 0.9))
  p.box(680, 370, 320, 230, s.lamps ? p.down(s.light.lamp, '#8a5a36') : n.tone('#3f3a3c', 0, 0.3))
  for (const x of [640, 1004]) p.box(x, 366, 40, 236, n.tone('#3f6f96', 0, 0.9))
  for (let x = 620; x < 1080; x += 80) p.box(x, 596, 16, 200, n.tone('#5b4a3c', 0, 0.5))
  p.path(
    poly([660, 590], [1020, 590], [560, 910], [-40, 910]),
    p.down(n.tone('#b9a78c', 0, 0.9), n.tone('#8f7d66', 0, 0.5)),
  )
  p.line('M780 596L200 910M900 596L420 910', n.tone('#55606a', 0, 0.8), 9)
  p.group({ x: 640, y: 690, scale: 1.5, rotate: -24 }, () => {
    p.path(
      'M-190 -50C-100 -40 90 -40 200 -84C190 -30 150 20 110 26L-130 26C-170 18 -186 -20 -190 -50Z',
      p.down(n.tone('#2f5f9a', 0, 1), n.tone('#1f3f6a', 0, 0.5)),
    )
    p.line('M-186 -42C-100 -32 90 -32 196 -76', n.tone('#e4572e', 0, 1), 14)
    p.path('M-96 -48L-76 -112L40 -112L70 -58Z', n.tone('#f28a2e', 0, 1))
    for (const x of [-64, -26, 12])
      p.box(x, -100, 28, 24, s.lamps ? s.light.lamp : n.tone('#4f6d7d', 0, 0.7), { r: 3 })
    p.line('M-10 -112L-10 -180M-40 -150L20 -150', n.tone('#f6ecd9', 0, 0.9), 5)
  })
  foam(s, 850)
  passers(n, { y: 620, tall: 86, count: 3, from: 1040, to: 1180 })
}

/** A white ferry at the quay, people going aboard. */
export function ferryAtQuay(s: Scene): void {
  const { p } = s
  sky(s, { horizon: 480 })
  range(s, { y: 500, rise: 150, layers: 2, surface: '#86a07c', lean: 'right', near: 0.6 })
  row(s, { y: 540, from: 700, width: 90, height: 110, depth: 0.3 })
  water(s, 520)
  const n = lamplit(s, 0.3)
  p.path(
    'M60 560L980 560C1000 640 960 700 920 730L200 730C120 700 70 640 60 560Z',
    p.down(n.tone('#fbf6ec', 0, 1), n.tone('#d8d2c6', 0, 0.6)),
  )
  p.path(
    'M84 650L990 640C976 690 950 715 920 730L200 730C140 712 104 690 84 650Z',
    n.tone(s.accents.main, 0, 0.85),
  )
  p.box(190, 440, 660, 124, n.tone('#fffaf0', 0, 0.95), { r: 10 })
  p.box(300, 350, 430, 94, n.tone('#f3ece0', 0, 0.9), { r: 10 })
  p.box(560, 240, 96, 116, n.tone(s.accents.main, 0, 0.9), { r: 6 })
  p.box(560, 240, 96, 24, n.tone(s.accents.deep, 0, 0.7))
  const glass = s.lamps ? s.light.lamp : n.tone('#6f92a6', 0, 0.8)
  for (let i = 0; i < 12; i += 1) p.box(216 + i * 52, 470, 34, 34, glass, { r: 6 })
  for (let i = 0; i < 8; i += 1) p.box(322 + i * 50, 376, 32, 30, glass, { r: 5 })
  p.box(110, 536, 90, 8, n.tone('#55606a', 0, 0.7))
  for (let i = 0; i < 9; i += 1) streak(s, 130 + i * 95, 742, 80, s.tone('#fbf6ec', 0.1, 0.9), 0.4)
  p.path('M880 640L1210 690L1210 730L880 664Z', n.tone('#8a6a4a', 0, 0.8))
  p.box(0, 790, WIDTH, 120, p.down(n.tone('#cbb99c', 0, 0.95), n.tone('#9a876c', 0, 0.5)))
  p.path('M1010 720L1210 700L1210 800L1010 800Z', n.tone('#cbb99c', 0, 0.9))
  for (const x of [160, 520, 900]) p.box(x, 764, 34, 50, n.tone('#3f4450', 0, 0.7), { r: 12 })
  passers(n, { y: 870, tall: 190, count: 6, from: 120, to: 1080 })
}

/** Jetties with masts beside masts. */
export function marina(s: Scene): void {
  const { p } = s
  sky(s, { horizon: 460 })
  range(s, { y: 490, rise: 180, layers: 2, surface: '#86a07c', near: 0.6 })
  row(s, { y: 540, width: 86, height: 110, depth: 0.28 })
  water(s, 536)
  for (const [line, y] of [590, 660, 750].entries()) {
    const k = 0.44 + line * 0.2
    for (let i = 0; i < 9 - line * 2; i += 1)
      moored(
        s,
        70 + line * 30 + i * (128 + line * 62),
        y,
        k,
        nth([s.accents.main, '#f6efe2', s.accents.second, s.accents.third, '#f6efe2'], i + line),
      )
  }
  const n = lamplit(s, 0.4)
  p.path('M-10 836L1210 790L1210 860L-10 910Z', p.down(n.tone('#c39a6a', 0, 1), n.tone('#8a6444', 0, 0.5)))
  for (let i = 0; i < 20; i += 1)
    p.line(`M${i * 62} ${836 - i * 2.4}L${i * 62 - 10} ${904 - i * 2.4}`, s.light.shadow, 3, 0.2)
  passers(n, { y: 850, tall: 150, count: 3, from: 200, to: 1000 })
}

function moored(s: Scene, x: number, y: number, k: number, colour: string): void {
  const { p } = s
  p.group({ x, y, scale: k }, () => {
    p.line('M0 -20L0 -300M0 -292L-92 -26M0 -292L86 -30', s.tone('#6b5a4c', 0.05, 0.8), 5)
    p.path('M-8 -48L-84 -36L-84 -28L-8 -36Z', s.tone('#f3e9d6', 0, 0.9))
    p.path(
      'M-104 -26C-50 -16 60 -16 112 -32C104 -4 84 8 62 10L-74 10C-92 4 -102 -10 -104 -26Z',
      p.down(s.tone(colour, 0, 1), s.tone(colour, 0, 0.5)),
    )
    p.box(-50, -44, 70, 20, s.tone('#fbf6ec', 0, 0.9), { r: 6 })
    p.oval(0, 18, 100, 8, s.light.shadow, 0.25)
  })
}

/** A small harbour that has fallen dry, its boats sitting on the mud. */
export function dryHarbour(s: Scene): void {
  const { p } = s
  sky(s, { horizon: 430 })
  range(s, { y: 470, rise: 220, layers: 2, surface: '#86a07c', lean: 'left', near: 0.5 })
  row(s, { y: 560, from: -40, to: 620, width: 110, height: 130, depth: 0.16 })
  water(s, 500, 600)
  p.path(
    'M-10 590L700 560L1210 590L1210 910L-10 910Z',
    p.down(s.tone('#b59f80', 0.06, 1), s.tone('#8f7a60', 0, 0.6)),
  )
  p.path(
    'M620 610C760 640 560 720 700 780C800 830 720 870 760 910L900 910C880 850 920 820 820 770C700 710 880 650 760 606Z',
    p.down(s.light.sky[2], s.light.sky[1]),
  )
  p.path('M880 600L1210 560L1210 700L910 640Z', p.down(s.tone('#cdb998', 0, 0.95), s.tone('#8a7a64', 0, 0.3)))
  for (const [x, y, k, turn, colour] of [
    [250, 690, 0.9, -10, s.accents.main],
    [520, 650, 0.6, 9, s.accents.second],
    [980, 760, 1, 12, s.accents.third],
    [420, 830, 1.3, 8, s.accents.pale],
  ] as const)
    p.group({ x, y, scale: k, rotate: turn }, () => {
      p.oval(0, 14, 120, 12, s.light.shadow, 0.35)
      p.path(
        'M-120 -40Q0 -24 124 -46Q112 2 72 10L-74 10Q-108 2 -120 -40Z',
        p.down(s.tone(colour, 0, 1), s.tone(colour, 0, 0.45)),
      )
      p.line('M-120 -40Q0 -24 124 -46', s.tone('#f3e6cb', 0, 1), 6)
      p.line('M10 -30L10 -150', s.tone('#6b4a36', 0, 0.7), 6)
    })
  for (let i = 0; i < 3; i += 1)
    p.box(1010 + i * 56, 556 - i * 6, 46, 36, s.tone('#8a6a4a', 0, 0.8), { r: 8 })
  passers(s, { y: 610, tall: 76, count: 2, from: 960, to: 1160 })
  sailboat(s, { x: 820, y: 540, scale: 0.25, colour: s.accents.main, depth: 0.4 })
}
