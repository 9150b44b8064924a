import { lighten } from '../paper/colour.ts'
import type { Scene } from '../paper/scene.ts'

/** A shore crab seen from its front, claws up; 100 units from leg to leg. */
export function crab(
  s: Scene,
  { x, y, scale, colour, tilt = 0 }: { x: number; y: number; scale: number; colour: string; tilt?: number },
): void {
  const { p } = s
  const [lit, body, dark] = [
    s.tone(lighten(colour, 0.09), 0, 1),
    s.tone(colour, 0, 0.9),
    s.tone(lighten(colour, -0.12), 0, 0.4),
  ]
  p.oval(x, y + 3 * scale, 52 * scale, 7 * scale, s.light.shadow, 0.35)
  p.group({ x, y, scale, rotate: tilt }, () => {
    for (const k of [-1, 1]) {
      for (const [reach, high] of [
        [46, 22],
        [52, 12],
        [44, 4],
      ] as const)
        p.line(`M${k * 20} -16L${k * (reach - 8)} ${-high - 8}L${k * reach} 2`, dark, 4.6)
      p.line(`M${k * 24} -26L${k * 44} -36L${k * 40} -54`, body, 7)
      p.path(
        `M${k * 34} -52C${k * 20} -70 ${k * 30} -90 ${k * 44} -92C${k * 38} -82 ${k * 40} -74 ${k * 46} -70C${k * 50} -80 ${k * 54} -84 ${k * 58} -86C${k * 66} -72 ${k * 56} -50 ${k * 44} -48Z`,
        p.down(lit, body),
      )
      p.line(`M${k * 9} -36L${k * 11} -48`, dark, 3)
      p.disc(k * 11.5, -50, 5.4, '#fffdf6')
      p.disc(k * 12.5, -50, 2.6, '#221c20')
    }
    p.path(
      'M-34 -24C-34 -42 -16 -46 0 -46C16 -46 34 -42 34 -24C30 -8 14 -2 0 -2C-14 -2 -30 -8 -34 -24Z',
      p.down(lit, body, dark),
    )
    p.line('M-10 -16Q0 -8 10 -16', dark, 2.4)
    for (const [dx, dy] of [
      [-18, -30],
      [-6, -35],
      [8, -34],
      [19, -29],
    ] as const)
      p.disc(dx, dy, 2.6, lit, 0.8)
  })
}
