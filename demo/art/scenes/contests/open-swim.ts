import { lens } from '../../nature/lens.ts'
import { pine } from '../../nature/pine.ts'
import { sky } from '../../nature/sky.ts'
import { water } from '../../nature/water.ts'
import { nth } from '../../paper/accents.ts'
import { lamplit, type Scene } from '../../paper/scene.ts'

/** Swimmers with bright caps in the swell, a buoy, the island. */
export function openSwim(outside: Scene): void {
  sky(outside, { horizon: 380 })
  water(outside, 380)
  const s = lamplit(outside, 0.3)
  const { p, accents, light } = s
  p.path(
    'M330 392C420 300 520 250 640 270C760 240 840 330 920 392Z',
    p.down(s.tone('#8fae6a', 0.2, 1), s.tone('#8a7a5f', 0.2, 0.4)),
  )
  for (const x of [520, 640, 740]) pine(s, { x, y: 330, tall: 120, depth: 0.2 })
  p.oval(940, 560, 90, 14, light.shadow, 0.25)
  p.path(
    'M850 556Q880 400 940 396Q1000 400 1030 556Z',
    p.across(s.tone('#d8571e', 0, 0.6), s.tone('#ff9a3c', 0, 1), s.tone('#e0661e', 0, 0.8)),
  )
  p.path('M868 490Q940 520 1012 490L1020 520Q940 550 860 520Z', '#fffaf0', 0.9)
  const caps = ['#ff5f8a', '#ffd23a', '#4ad0c0', accents.main, '#ff7a3a']
  for (const [i, [x, y, k]] of (
    [
      [210, 480, 0.5],
      [420, 510, 0.6],
      [620, 490, 0.5],
      [160, 600, 0.85],
      [560, 620, 0.95],
      [330, 740, 1.4],
      [820, 720, 1.3],
    ] as const
  ).entries())
    swimmer(s, x, y, k, nth(caps, i), i)
}

function swimmer(s: Scene, x: number, y: number, k: number, cap: string, which: number): void {
  const { p, light } = s
  const skin = s.tone(
    s.own.fork(`swimmer ${which}`).pick(['#eebf9b', '#b97a50', '#8d5535', '#f6d3b8']),
    0,
    0.95,
  )
  p.group({ x, y, scale: k }, () => {
    p.path(lens(-60, 30, 190, 18), '#ffffff', 0.55)
    p.line('M-40 10C-20 -70 40 -110 84 -96L130 -40', skin, 30)
    p.line('M128 -44L150 -8', skin, 22)
    p.path('M-170 24C-120 -10 -40 -20 10 -6L20 40L-160 40Z', s.tone('#2a3550', 0, 0.8))
    p.oval(52, 0, 44, 46, skin)
    p.path('M6 8C-2 -60 104 -64 98 0C70 -22 34 -18 6 8Z', p.down(s.tone(cap, 0, 1), s.tone(cap, 0, 0.7)))
    p.oval(76, 0, 20, 11, s.tone('#2a3040', 0, 0.5))
    p.path(
      'M-190 44C-120 16 -20 26 40 34C90 24 140 16 190 44C120 70 -120 70 -190 44Z',
      p.down(light.sky[1], s.tone('#3a7a9a', 0.1, 0.7)),
      0.9,
    )
    for (let i = 0; i < 5; i += 1) p.disc(140 + i * 16, -20 - (i % 3) * 16, 7 - i, '#ffffff', 0.8)
  })
}
