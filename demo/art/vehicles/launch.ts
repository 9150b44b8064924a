import { lens } from '../nature/lens.ts'
import { lighten, mix } from '../paper/colour.ts'
import type { Scene } from '../paper/scene.ts'
import { type Boat, mirrored } from './boat.ts'

/** A low motor launch, polished. */
export function launch(s: Scene, { x, y, scale = 1, colour, depth = 0, flip = false }: Boat): void {
  const { p, light } = s
  p.group({ x, y, scale, flip }, () => {
    mirrored(s, 170, colour, depth)
    p.path(
      'M-176 -52C-120 -56 60 -62 196 -70C186 -30 150 4 100 8L-140 8C-160 4 -174 -24 -176 -52Z',
      p.down(
        s.tone(lighten(colour, 0.08), depth, 1),
        s.tone(colour, depth, 0.7),
        s.tone(lighten(colour, -0.1), depth, 0.2),
      ),
    )
    p.path('M-176 -52C-120 -56 60 -62 196 -70L184 -60C60 -52 -110 -46 -174 -44Z', s.tone('#f6eede', depth, 1))
    p.line('M-168 -26C-80 -26 60 -30 178 -44', light.glow, 2.5, 0.6)
    p.path(
      'M8 -60L34 -100C40 -104 48 -104 54 -100L78 -63Z',
      p.across(mix(light.sky[1], '#ffffff', 0.3), s.tone('#496473', depth, 0.7)),
      0.85,
    )
    p.line('M8 -60L34 -100C40 -104 48 -104 54 -100', s.tone('#e4e7e8', depth, 1), 3)
    for (const [at, lit] of [
      [-100, 0.7],
      [-44, 1],
    ] as const)
      p.path(
        `M${at} -54C${at - 8} -76 ${at - 4} -88 ${at + 8} -88L${at + 36} -86C${at + 44} -84 ${at + 44} -64 ${at + 40} -57Z`,
        s.tone('#d9b48a', depth, lit),
      )
    p.line('M-170 -54L-176 -120', s.tone('#b9bec2', depth, 0.9), 3)
    p.path(
      'M-176 -120C-200 -124 -214 -112 -232 -116L-230 -92C-212 -90 -196 -100 -174 -98Z',
      s.tone(s.accents.main, depth, 0.95),
    )
    for (let i = 0; i < 6; i += 1)
      p.path(lens(-190 - i * 20, 6 + i, 40 - i * 2, 3), '#ffffff', 0.5 - i * 0.06)
  })
}
