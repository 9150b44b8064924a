import { grass } from '../../nature/meadow.ts'
import { range } from '../../nature/range.ts'
import { ridge } from '../../nature/ridge.ts'
import { foam } from '../../nature/shore-marks.ts'
import { sky } from '../../nature/sky.ts'
import { water } from '../../nature/water.ts'
import { nth } from '../../paper/accents.ts'
import { poly } from '../../paper/curve.ts'
import { lamplit, type Scene, WIDTH } from '../../paper/scene.ts'
import { figure } from '../../people/figure.ts'
import { passers } from '../../people/passers.ts'
import { sand } from '../shore/sand.ts'

/** Dunes with grass, a wide wet beach, nobody on it. */
export function duneBeach(s: Scene): void {
  const { p } = s
  sky(s, { horizon: 400 })
  water(s, 400, 700)
  for (const y of [500, 560, 610]) foam(s, y)
  sand(s, 640)
  for (let i = 0; i < 7; i += 1) bird(s, 300 + i * 84 + (i % 2) * 30, 690 + (i % 3) * 16)
  for (const [x, y, w, h] of [
    [100, 900, 420, 210],
    [1090, 910, 440, 260],
    [560, 940, 380, 110],
  ] as const) {
    p.path(
      `M${x - w} ${y}C${x - w * 0.5} ${y - h * 0.4} ${x - w * 0.3} ${y - h} ${x} ${y - h}C${x + w * 0.3} ${y - h} ${x + w * 0.5} ${y - h * 0.4} ${x + w} ${y}Z`,
      p.down(s.tone('#f3dfb4', 0, 1), s.tone('#cfae7c', 0, 0.6)),
    )
    grass(s, y - h + 40, 80, { surface: '#a7a862', from: x - w * 0.4, to: x + w * 0.4, count: 60 })
  }
}

function bird({ p, tone }: Scene, x: number, y: number): void {
  p.oval(x, y - 12, 15, 9, tone('#2f2b30', 0, 0.7))
  p.oval(x + 2, y - 8, 11, 6, tone('#fffaf0', 0, 1))
  p.line(`M${x + 14} ${y - 16}L${x + 28} ${y - 14}`, tone('#e0662a', 0, 1), 4)
  p.line(`M${x - 3} ${y - 4}L${x - 3} ${y + 6}M${x + 4} ${y - 4}L${x + 4} ${y + 6}`, tone('#d98a72', 0, 1), 2)
}

/** Tidy waves, boards in the sand, a tin hut with its shutter up. */
export function surfBeach(s: Scene): void {
  const { p } = s
  sky(s, { horizon: 380 })
  range(s, { y: 396, rise: 90, layers: 2, surface: '#86a07c', lean: 'right', near: 0.6 })
  water(s, 384, 690)
  for (const [i, y] of [450, 520, 600].entries()) {
    p.path(
      `M-10 ${y + 26 + i * 8}Q300 ${y - 12} 620 ${y + 6}Q920 ${y + 22} 1210 ${y - 6}L1210 ${y + 34 + i * 8}Q700 ${y + 60 + i * 8} -10 ${y + 40 + i * 8}Z`,
      s.tone('#5fa8a3', 0.1, 0.9),
      0.5,
    )
    foam(s, y + 20)
  }
  surfer(s, 420, 480, 0.7)
  surfer(s, 820, 560, 1)
  sand(s, 680)
  const n = lamplit(s, 0.4)
  p.box(900, 610, 230, 180, p.across(n.tone('#9aa8ab', 0, 1), n.tone('#6f8086', 0, 0.6)))
  for (let i = 0; i < 12; i += 1) p.box(900 + i * 20, 610, 3, 180, s.light.shadow, { opacity: 0.14 })
  p.path(poly([880, 616], [900, 570], [1140, 570], [1156, 616]), n.tone(s.accents.main, 0, 0.9))
  p.box(940, 650, 130, 66, s.lamps ? s.light.lamp : n.tone('#4b3c34', 0, 0.4))
  p.path(poly([930, 650], [920, 616], [1090, 616], [1082, 650]), n.tone('#c8d0cf', 0, 0.9))
  p.box(926, 716, 158, 12, n.tone('#c39158', 0, 1))
  for (const [i, x] of [180, 260, 340, 420].entries()) {
    const colour = nth([s.accents.main, '#fbf4e6', s.accents.second, s.accents.third], i)
    p.group({ x, y: 850, rotate: -6 + i * 4 }, () => {
      p.path('M-26 0C-34 -120 -26 -230 0 -270C26 -230 34 -120 26 0Z', n.tone(colour, 0, 1))
      p.line('M0 -8L0 -262', n.tone('#fffaf0', 0, 0.9), 5)
    })
  }
  figure(n, { x: 640, y: 860, tall: 210, pose: 'walk', r: s.own.fork('walks') })
}

function surfer(s: Scene, x: number, y: number, k: number): void {
  s.p.path(
    `M${x - 66 * k} ${y}Q${x} ${y + 22 * k} ${x + 70 * k} ${y - 8 * k}Q${x} ${y + 4 * k} ${x - 66 * k} ${y}Z`,
    s.tone('#fffaf0', 0, 1),
  )
  figure(s, { x, y: y + 4 * k, tall: 100 * k, pose: 'reach', r: s.own.fork(`surfer ${x}`), shadow: false })
}

/** An open-air pool walled off from the sea, lanes roped. */
export function lido(s: Scene): void {
  const { p } = s
  sky(s, { horizon: 360 })
  water(s, 360, 520)
  foam(s, 486)
  const n = lamplit(s, 0.45)
  p.box(0, 490, WIDTH, 34, p.down(n.tone('#f6ecd9', 0, 1), n.tone('#cdbb9e', 0, 0.6)))
  p.path(
    poly([120, 560], [1080, 560], [1300, 850], [-100, 850]),
    p.down(n.tone('#f3e6cf', 0, 1), n.tone('#d8c4a2', 0, 0.8)),
  )
  p.box(0, 522, WIDTH, 40, n.tone('#e9d9bd', 0, 0.95))
  p.path(
    poly([180, 580], [1020, 580], [1180, 800], [20, 800]),
    p.down(n.tone('#7fd0d2', 0, 1), n.tone('#3aa0b4', 0, 0.8)),
  )
  for (let i = 1; i < 6; i += 1)
    for (let j = 0; j < 13; j += 1) {
      const t = j / 13
      p.disc(
        180 + i * 140 + (i - 3) * 28 * t - (1 - i / 3) * 0,
        584 + t * 214,
        4 + t * 4,
        n.tone(j % 2 ? '#e4572e' : '#fffaf0', 0, 1),
      )
    }
  for (const [x, y, cap] of [
    [330, 660, s.accents.main],
    [620, 700, s.accents.second],
    [860, 640, '#ff5f8a'],
  ] as const) {
    p.oval(x, y + 8, 42, 8, '#ffffff', 0.6)
    p.disc(x, y, 15, n.tone('#eebf9b', 0, 0.9))
    p.path(`M${x - 16} ${y - 2}Q${x} ${y - 26} ${x + 16} ${y - 2}Z`, n.tone(cap, 0, 1))
  }
  for (let i = 0; i < 7; i += 1) {
    const [x, colour] = [
      30 + i * 60,
      nth([s.accents.main, '#fbf4e6', s.accents.third, '#fbf4e6', s.accents.second], i),
    ]
    p.box(x, 410, 58, 118, n.tone(colour, 0, 0.9))
    p.path(poly([x - 4, 412], [x + 29, 380], [x + 62, 412]), n.tone('#fffaf0', 0, 0.9))
    p.box(x + 16, 446, 26, 80, n.tone('#fffaf0', 0, 0.7))
  }
  for (const x of [1060, 1090]) p.box(x, 520, 8, 90, n.tone('#8a949c', 0, 0.9))
  passers(n, { y: 870, tall: 170, count: 5, from: 80, to: 1120 })
}

/** Shingle that curls out into the sea, terns over it. */
export function spit(s: Scene): void {
  const { p } = s
  sky(s, { horizon: 420 })
  range(s, { y: 440, rise: 90, layers: 2, surface: '#86a07c', lean: 'left', near: 0.7 })
  water(s, 424)
  p.path(
    'M-10 780C300 700 760 690 900 600C980 548 930 490 800 486C960 470 1060 540 1000 640C920 780 560 820 420 910L-10 910Z',
    p.down(s.tone('#d9c6a4', 0.1, 0.9), s.tone('#e6d2ae', 0, 1), s.tone('#b99f7c', 0, 0.7)),
  )
  for (let i = 0; i < 90; i += 1)
    p.oval(
      s.r.between(0, 520),
      s.r.between(800, 900),
      s.r.between(4, 14),
      s.r.between(3, 7),
      s.tone(s.r.pick(['#a99784', '#cbb89c', '#8f8072', '#f0e2c8']), 0, 0.8),
      0.7,
    )
  foam(s, 700)
  for (const [x, y, k] of [
    [500, 260, 1],
    [640, 200, 0.7],
    [760, 300, 1.2],
    [400, 180, 0.6],
    [900, 230, 0.8],
  ] as const)
    p.line(
      `M${x - 46 * k} ${y - 16 * k}Q${x - 16 * k} ${y - 20 * k} ${x} ${y}Q${x + 16 * k} ${y - 20 * k} ${x + 46 * k} ${y - 12 * k}`,
      s.tone('#fffdf6', 0, 1),
      7 * k,
    )
  figure(s, { x: 640, y: 760, tall: 120, pose: 'walk', r: s.own.fork('walks') })
  grass(s, 906, 60, { surface: '#a7a862', to: 300, count: 60 })
}

/** Steps down a cliff to a strip of shingle. */
export function cliffSteps(s: Scene): void {
  const { p } = s
  sky(s, { horizon: 440 })
  water(s, 440)
  for (const y of [720, 790]) foam(s, y)
  p.path(
    'M1210 120L760 180L700 330L560 430L520 640L380 760L330 910L1210 910Z',
    p.across(s.tone('#a88c70', 0.06, 0.4), s.tone('#cbb08c', 0, 1)),
  )
  p.path('M1210 110L740 170L760 200L1210 150Z', s.tone('#9fb06a', 0, 1))
  for (let i = 0; i < 24; i += 1) {
    const t = i / 24
    const x = 1020 - t * 560 + Math.sin(t * 9) * 90
    const y = 170 + t * 640
    p.box(x - 34, y, 90, 24, s.tone('#efe0c2', 0, 1 - t * 0.2), { r: 3 })
    p.box(x - 34, y + 18, 90, 8, s.light.shadow, { opacity: 0.25 })
    if (i % 2 === 0) p.box(x + 56, y - 60, 5, 70, s.tone('#3f4450', 0, 0.6))
  }
  p.path(
    'M-10 860C160 800 340 810 460 840L420 910L-10 910Z',
    p.down(s.tone('#d9c6a4', 0, 1), s.tone('#a99272', 0, 0.7)),
  )
  figure(s, { x: 620, y: 650, tall: 130, pose: 'walk', r: s.own.fork('down') })
  figure(s, { x: 250, y: 880, tall: 150, r: s.own.fork('below') })
}

/** Flat rocks with ladders into deep water, a row of hooks. */
export function bathingRocks(s: Scene): void {
  const { p } = s
  sky(s, { horizon: 430 })
  range(s, { y: 446, rise: 110, layers: 2, surface: '#86a07c', lean: 'right', near: 0.6 })
  water(s, 434)
  p.path(
    'M-10 640L380 600L460 640L760 620L820 670L1210 640L1210 910L-10 910Z',
    p.down(s.tone('#c9b79c', 0, 1), s.tone('#7f7160', 0, 0.3)),
  )
  p.path(
    'M-10 760L520 730L600 780L1210 750L1210 910L-10 910Z',
    p.down(s.tone('#d9c8ac', 0, 1), s.tone('#8f8068', 0, 0.5)),
  )
  for (const x of [300, 640, 980]) {
    for (const dx of [0, 54])
      p.line(`M${x + dx} 720Q${x + dx} 560 ${x + dx - 20} 560`, s.tone('#8f9aa2', 0, 1), 9)
    for (const y of [610, 640, 670, 700]) p.line(`M${x} ${y}L${x + 54} ${y}`, s.tone('#8f9aa2', 0, 0.8), 6)
  }
  for (const [x, y, cap] of [
    [200, 540, '#ff5f8a'],
    [470, 520, s.accents.second],
    [820, 560, s.accents.main],
  ] as const) {
    p.oval(x, y + 8, 40, 7, '#ffffff', 0.5)
    p.disc(x, y, 14, s.tone('#eebf9b', 0, 0.9))
    p.path(`M${x - 15} ${y - 2}Q${x} ${y - 24} ${x + 15} ${y - 2}Z`, s.tone(cap, 0, 1))
  }
  const n = lamplit(s, 0.3)
  figure(n, { x: 420, y: 800, tall: 210, pose: 'stand', r: s.own.fork('one') })
  figure(n, { x: 500, y: 806, tall: 200, pose: 'sit', r: s.own.fork('two') })
  figure(n, { x: 860, y: 830, tall: 220, pose: 'reach', r: s.own.fork('three') })
  for (const [i, x] of [120, 160, 1080].entries())
    p.path(
      `M${x} 770L${x + 26} 770L${x + 30} 830L${x - 4} 830Z`,
      n.tone(nth([s.accents.main, s.accents.third, '#fffaf0'], i), 0, 1),
    )
}

/** Black sand under cliffs, the last sun on it. */
export function blackSands(s: Scene): void {
  const { p } = s
  sky(s, { horizon: 420 })
  water(s, 420, 720)
  ridge(s, { y: 640, rise: 360, depth: 0.14, surface: '#6f6660', lean: 'left', jagged: true })
  water(s, 640, 760)
  p.path(
    'M-10 740C260 690 620 740 1210 700L1210 910L-10 910Z',
    p.down(s.tone('#5b5458', 0, 0.9), s.tone('#3f3a40', 0, 0.7)),
  )
  foam(s, 736)
  foam(s, 716)
  for (let i = 0; i < 40; i += 1)
    p.oval(s.r.between(0, WIDTH), s.r.between(780, 900), s.r.between(6, 30), 2, s.light.glow, 0.16)
  const n = lamplit(s, 0.3)
  for (const [i, x] of [360, 560, 900].entries()) {
    p.path(
      `M${x - 60} 836L${x + 60} 828L${x + 76} 856L${x - 70} 862Z`,
      n.tone(nth([s.accents.main, s.accents.second, '#fbf4e6'], i), 0, 1),
    )
    figure(n, { x, y: 836, tall: 150, pose: 'ground', r: s.own.fork(`lies ${i}`), shadow: false })
  }
}

/** A strand that belongs to dogs. */
export function dogBeach(s: Scene): void {
  const { p } = s
  sky(s, { horizon: 380 })
  range(s, { y: 396, rise: 120, layers: 2, surface: '#9fb06a', lean: 'left', near: 0.5 })
  water(s, 384, 690)
  for (const y of [540, 600]) foam(s, y)
  sand(s, 660)
  foam(s, 664)
  const n = lamplit(s, 0.35)
  figure(n, { x: 260, y: 800, tall: 210, pose: 'reach', r: s.own.fork('throws') })
  figure(n, { x: 960, y: 770, tall: 180, pose: 'walk', flip: true, r: s.own.fork('walks') })
  for (const [x, y, k, coat, flip] of [
    [520, 790, 1.25, '#b5763f', false],
    [760, 830, 1.5, '#f3e6d0', true],
    [660, 700, 0.8, '#3a3230', false],
    [400, 860, 1, '#8a5a3a', true],
  ] as const)
    dog(n, x, y, k, coat, flip)
  p.disc(640, 620, 12, n.tone('#e4572e', 0, 1))
}

function dog({ p, tone, light }: Scene, x: number, y: number, k: number, coat: string, flip: boolean): void {
  const [fur, dark] = [tone(coat, 0, 1), tone(coat, 0, 0.4)]
  p.group({ x, y, scale: k, flip }, () => {
    p.oval(0, 2, 64, 7, light.shadow, 0.3)
    p.line('M-36 -34L-58 -2M-28 -32L-16 0M30 -34L22 0M38 -36L62 -6', dark, 9)
    p.path('M-46 -46C-40 -62 20 -60 44 -58C54 -50 52 -34 40 -30L-34 -28C-48 -30 -50 -38 -46 -46Z', fur)
    p.line('M-44 -48Q-66 -62 -64 -84', fur, 8)
    p.path('M38 -56C40 -80 58 -88 70 -80L92 -72C94 -64 84 -58 72 -58L50 -46Z', fur)
    p.path('M50 -82C44 -74 44 -62 52 -58L60 -76Z', dark)
    p.disc(72, -74, 3, '#221c20')
    p.disc(91, -71, 4, '#221c20')
  })
}
