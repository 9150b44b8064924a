import { lighten, mix } from '../paper/colour.ts'
import type { Paint } from '../paper/paint.ts'
import type { Portrait } from './hairstyles.ts'

const HEAD = 'M128 168C128 96 272 96 272 168C272 232 244 270 200 270C156 270 128 232 128 168Z'

/** A neck and head, and the few lines of a friendly face. */
export function face(p: Paint, { skin, shade, hair, beard, glasses, style }: Portrait): void {
  p.path('M170 240L230 240L232 306C232 330 168 330 168 306Z', p.down(shade, skin))
  for (const x of [129, 271]) p.oval(x, 186, 13, 19, mix(skin, shade, 0.3))
  p.path(HEAD, p.across(lighten(skin, 0.03), skin, mix(skin, shade, 0.5)))
  p.path(
    'M200 116C252 110 272 140 272 172C272 232 244 270 200 270C236 250 250 210 240 170C234 142 222 126 200 116Z',
    shade,
    0.28,
  )
  const ink = mix(hair, '#2a1f1f', 0.6)
  const features = mix(shade, '#5a2430', 0.45)
  for (const x of [158, 242]) p.oval(x, 214, 16, 10, mix(skin, '#e0645a', 0.45), 0.4)
  if (beard && style !== 'scarf') {
    p.path(
      'M129 190C132 214 140 206 150 214C166 228 182 208 200 210C218 208 234 228 250 214C260 206 268 214 271 190C272 244 244 276 200 276C156 276 128 244 129 190Z',
      mix(hair, shade, 0.1),
      0.94,
    )
  }
  for (const x of [172, 228]) {
    p.line(
      `M${x - 13} 164Q${x} 156 ${x + 13} 164`,
      style === 'bald' ? ink : mix(hair, '#2a1f1f', 0.3),
      5,
      0.85,
    )
    p.oval(x, 184, 5, 6.5, '#2b2226')
    p.disc(x + 1.6, 181.6, 1.7, '#ffffff')
  }
  p.line('M200 186Q208 206 198 208', features, 3.4, 0.6)
  p.line('M180 229Q200 245 220 229', beard ? mix(skin, '#a8403f', 0.5) : features, 4.4, 0.9)
  if (glasses) {
    for (const x of [170, 230]) {
      p.disc(x, 185, 24, '#ffffff', 0.16)
      p.line(ring(x, 185, 24), '#3a3236', 4.4)
    }
    p.line('M194 183Q200 178 206 183M146 182L130 178M254 182L270 178', '#3a3236', 4)
  }
}

const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}C${x - r} ${y - r * 1.33} ${x + r} ${y - r * 1.33} ${x + r} ${y}C${x + r} ${y + r * 1.33} ${x - r} ${y + r * 1.33} ${x - r} ${y}Z`
