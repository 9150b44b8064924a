import { lighten } from '../paper/colour.ts'
import type { Scene } from '../paper/scene.ts'

/** A great whale, 1000 units long, swimming to the right. */
export function whale(s: Scene, colour: string): void {
  const { p } = s
  const [back, side, pale] = [
    s.tone(lighten(colour, 0.05), 0, 1),
    s.tone(colour, 0, 0.8),
    s.tone('#dfe6e4', 0, 0.95),
  ]
  p.path(
    'M-330 -10C-430 -20 -470 -70 -540 -96C-520 -50 -516 -20 -470 10C-520 26 -536 60 -548 104C-480 70 -420 50 -330 34Z',
    side,
  )
  p.path(
    'M-380 8C-240 -60 -80 -116 120 -126C300 -134 440 -96 500 -6C512 40 470 84 400 104C240 140 20 130 -140 92C-250 66 -330 40 -380 8Z',
    p.down(back, side, s.tone(lighten(colour, -0.08), 0, 0.5)),
  )
  p.path(
    'M498 2C470 30 400 44 320 44C300 90 250 118 180 126C300 132 380 116 420 98C474 78 508 44 498 2Z',
    pale,
  )
  for (let i = 0; i < 7; i += 1)
    p.line(
      `M${486 - i * 12} ${26 + i * 9}C${420 - i * 16} ${56 + i * 9} ${350 - i * 12} ${62 + i * 9} ${312 - i * 18} ${66 + i * 8}`,
      s.tone('#a9b9bd', 0, 0.6),
      3,
      0.8,
    )
  p.line('M498 2C470 30 400 44 320 40', s.tone(lighten(colour, -0.18), 0, 0.3), 5)
  p.disc(316, 14, 11, s.tone('#17222b', 0, 0.3))
  p.disc(319, 11, 3.5, '#ffffff', 0.9)
  p.path('M170 96C130 150 60 190 0 196C40 160 60 120 70 92Z', s.tone(lighten(colour, -0.06), 0, 0.6))
  p.path('M-150 -66C-140 -96 -120 -112 -96 -118C-104 -96 -104 -84 -92 -78Z', side)
}
