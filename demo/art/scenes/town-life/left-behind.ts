import { streetLamp } from '../../festive/street-lamp.ts'
import { blade } from '../../nature/blade.ts'
import { lawn } from '../../nature/lawn.ts'
import { range } from '../../nature/range.ts'
import { roundTree } from '../../nature/round-tree.ts'
import { sky } from '../../nature/sky.ts'
import { lighten } from '../../paper/colour.ts'
import { lamplit, type Scene, WIDTH } from '../../paper/scene.ts'
import { bench } from '../heights/bench.ts'
import { bear } from './teddy-bear.ts'
import { umbrella } from './umbrella.ts'

type Left = 'bear' | 'umbrella' | 'bag' | 'scarf'

/** A lost thing on a bench. */
export const leftBehind = (s: Scene): void =>
  leftOnBench(s, s.own.fork('what').pick(['bear', 'umbrella', 'bag', 'scarf'] as const))

/** A teddy bear left behind on a bench. */
export const bearLeftBehind = (s: Scene): void => leftOnBench(s, 'bear')

/** A bag left behind on a bench. */
export const bagLeftBehind = (s: Scene): void => leftOnBench(s, 'bag')

function leftOnBench(s: Scene, what: Left): void {
  const { p, accents } = s
  sky(s, { horizon: 500 })
  range(s, { y: 560, rise: 150, layers: 2, surface: '#8fae70', near: 0.5 })
  for (const x of [60, 300, 900, 1140])
    roundTree(s, {
      x,
      y: 650,
      tall: s.r.between(330, 460),
      depth: 0.2,
      leaf: s.own.fork('leaf').pick(['#6d9a5b', '#d9984a', '#8fa95a']),
    })
  lawn(s, 630, '#b5c07a')
  p.path(
    'M-10 800C300 740 900 740 1210 800L1210 910L-10 910Z',
    p.down(s.tone('#e3d0a6', 0, 0.95), s.tone('#bda57c', 0, 0.5)),
  )
  streetLamp(s, 970, 790, 440)
  const n = lamplit(s, 0.55)
  p.group({ x: 540, y: 800, scale: 2.1 }, () => bench(n, 0, 0))
  const y = 690
  if (what === 'bear') bear(n, 520, y)
  else if (what === 'umbrella') {
    p.group({ x: 640, y: y + 30, rotate: 78 }, () => umbrella(n, 0, 0, 250, accents.main))
  } else if (what === 'bag') {
    p.path(
      'M440 690L460 560Q540 540 620 560L640 690Z',
      p.across(n.tone(accents.main, 0, 0.5), n.tone(lighten(accents.main, 0.04), 0, 1)),
    )
    p.line('M490 562C490 470 590 470 590 562', n.tone('#6a4630', 0, 0.7), 12)
    p.path('M454 610Q540 650 630 610L626 566Q540 546 462 566Z', n.tone(lighten(accents.main, -0.05), 0, 0.7))
    p.disc(542, 628, 11, n.tone('#e8c46a', 0, 1))
  } else {
    p.path(
      'M430 690C440 660 500 650 560 664C620 676 660 650 690 676L694 692L430 696Z',
      n.tone(accents.main, 0, 0.95),
    )
    p.path(
      'M600 680L660 676L680 800L626 806Z',
      p.down(n.tone(accents.main, 0, 0.9), n.tone(accents.main, 0, 0.5)),
    )
    for (let i = 0; i < 4; i += 1)
      p.box(604 + i * 5, 700 + i * 26, 62, 10, n.tone(accents.pale, 0, 1), { opacity: 0.9 })
  }
  for (let i = 0; i < 26; i += 1)
    p.path(
      blade(s.r.between(0, WIDTH), s.r.between(800, 890), s.r.between(14, 28), s.r.between(0, 360), 0.4),
      n.tone(s.r.pick(['#d9984a', '#c9764a', '#b5b050']), 0, 1),
      0.8,
    )
}
