import { roundTree } from '../../nature/round-tree.ts'
import { sky } from '../../nature/sky.ts'
import { lighten } from '../../paper/colour.ts'
import { lamplit, type Scene, WIDTH } from '../../paper/scene.ts'
import { row } from '../../town/row.ts'

/** A lost cat on a wall. */
export function catOnWall(s: Scene): void {
  const { p } = s
  sky(s, { horizon: 560 })
  row(s, { y: 740, width: 150, height: 250, depth: 0.34 })
  roundTree(s, { x: 1080, y: 760, tall: 620, depth: 0.06 })
  const n = lamplit(s, 0.4)
  p.box(0, 690, WIDTH, 220, p.down(n.tone('#d9b99a', 0, 0.95), n.tone('#9f7f66', 0, 0.4)))
  for (let line = 0; line < 5; line += 1)
    for (let i = 0; i < 15; i += 1)
      p.box(
        i * 90 - (line % 2) * 45,
        716 + line * 42,
        84,
        36,
        n.tone(s.r.pick(['#cfa988', '#e3c4a4', '#bf9678']), 0, 0.8),
        { opacity: 0.55, r: 4 },
      )
  p.box(0, 676, WIDTH, 30, p.down(n.tone('#f3e4cd', 0, 1), n.tone('#cfb594', 0, 0.6)))
  const fur = s.own.fork('fur').pick(['#4a4244', '#d9935a', '#8f8a88', '#f0e4d2', '#3a3236'])
  const [coat, dark] = [n.tone(fur, 0, 0.9), n.tone(lighten(fur, -0.1), 0, 0.3)]
  p.oval(560, 680, 150, 10, s.light.shadow, 0.35)
  p.line('M650 660C740 660 760 720 720 790C700 830 720 850 744 850', dark, 24)
  p.path('M470 678C450 600 470 520 540 470C600 480 670 560 676 678Z', p.across(coat, dark))
  p.path(
    'M480 500C462 450 466 400 470 372L510 404Q540 394 570 404L608 370C614 400 616 450 598 498C570 530 506 530 480 500Z',
    coat,
  )
  p.path('M480 392L488 412L500 404ZM598 390L590 412L578 404Z', n.tone('#e8a89a', 0, 0.9))
  for (const x of [514, 566]) p.oval(x, 452, 9, 11, n.tone('#d9c25a', 0, 1))
  for (const x of [514, 566]) p.oval(x, 452, 3, 9, '#1c1719')
  p.path('M534 474L546 474L540 482Z', n.tone('#e08a8a', 0, 1))
  p.line('M520 486L470 478M520 490L472 494M560 486L610 478M560 490L608 494', n.tone('#fff6e6', 0, 1), 2, 0.7)
  p.path('M492 520Q540 552 590 518L594 534Q540 568 488 536Z', n.tone(s.accents.main, 0, 1))
  p.disc(540, 556, 10, n.tone('#e8c46a', 0, 1))
  for (const x of [500, 556]) p.oval(x, 674, 26, 14, coat)
}
