import { lens } from '../nature/lens.ts'
import type { Scene } from '../paper/scene.ts'
import { figure } from '../people/figure.ts'
import { type Boat, mirrored } from './boat.ts'

/** A pedal boat in the shape of a swan; `beak` makes it a goose. */
export function swanBoat(
  s: Scene,
  { x, y, scale = 1, colour, flip = false, beak = '#f28a2e' }: Boat & { beak?: string },
): void {
  const { p } = s
  const [white, shade] = [s.tone(colour, 0, 1), s.tone(colour, 0, 0.35)]
  p.group({ x, y, scale, flip }, () => {
    mirrored(s, 150, colour, 0)
    for (const [i, at] of [-46, 24].entries())
      figure(s, {
        x: at,
        y: -60,
        tall: 150,
        pose: 'sit',
        r: s.own.fork(`pedaller ${i} ${beak}`),
        shadow: false,
      })
    p.path(
      'M96 -60C150 -110 40 -170 92 -250C104 -270 140 -276 156 -254C170 -232 160 -214 140 -212C96 -190 190 -130 150 -40Z',
      p.across(shade, white),
    )
    p.path('M152 -256L206 -234L152 -222Z', s.tone(beak, 0, 1))
    p.path('M142 -258C150 -262 158 -252 156 -244L146 -240Z', '#2a2428')
    p.disc(136, -246, 6, '#221c20')
    p.path(
      'M-180 -100C-190 -130 -196 -140 -206 -150C-160 -146 -120 -110 -90 -86C-20 -76 60 -84 120 -92C170 -84 180 -30 150 0C60 20 -90 20 -150 0C-182 -20 -186 -60 -180 -100Z',
      p.down(white, s.tone(colour, 0, 0.6)),
    )
    p.path('M-150 -84C-90 -104 -10 -84 40 -50C0 -30 -70 -30 -130 -50C-150 -60 -156 -74 -150 -84Z', white)
    for (const d of ['M-130 -56Q-60 -40 30 -52', 'M-140 -70Q-60 -62 20 -60']) p.line(d, shade, 4, 0.5)
    for (let i = 0; i < 5; i += 1) p.path(lens(-150 + i * 76, 10, 54, 6), '#ffffff', 0.6)
  })
}
