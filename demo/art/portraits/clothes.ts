import { lighten } from '../paper/colour.ts'
import type { Paint } from '../paper/paint.ts'
import type { Rng } from '../paper/random.ts'
import type { Portrait } from './hairstyles.ts'

const SHOULDERS = 'M46 410C50 330 110 306 162 296Q200 334 238 296C290 306 350 330 354 410Z'

export function clothes(p: Paint, r: Rng, { cloth, accents, skin, shade }: Portrait): void {
  p.path('M166 262L234 262L246 330L154 330Z', p.down(shade, skin))
  p.path(SHOULDERS, p.across(lighten(cloth, 0.04), cloth, lighten(cloth, -0.09)))
  const kind = r.pick(['round', 'shirt', 'stripes', 'jacket', 'roll'] as const)
  const second = cloth === accents.pale ? accents.deep : accents.pale
  if (kind === 'shirt') {
    p.path('M160 294L200 350L150 360L138 306ZM240 294L200 350L250 360L262 306Z', lighten(cloth, 0.08))
    p.line('M200 350L200 410', lighten(cloth, -0.14), 3, 0.6)
  } else if (kind === 'stripes') {
    p.group({ clip: SHOULDERS }, () => {
      for (let i = 0; i < 5; i += 1)
        p.line(`M30 ${336 + i * 22}Q200 ${352 + i * 22} 370 ${336 + i * 22}`, second, 8, 0.85)
    })
  } else if (kind === 'jacket') {
    p.path(
      'M162 296L200 410L46 410C50 340 100 310 162 296ZM238 296L200 410L354 410C350 340 300 310 238 296Z',
      lighten(cloth, -0.06),
    )
    p.path('M162 296L184 330L200 410L216 330L238 296Q200 334 162 296Z', second)
    p.path('M162 296L140 336L168 348L200 410ZM238 296L260 336L232 348L200 410Z', lighten(cloth, -0.12))
  } else if (kind === 'roll')
    p.path('M158 286Q200 314 242 286L244 312Q200 340 156 312Z', lighten(cloth, 0.06))
  else p.line('M162 298Q200 336 238 298', lighten(cloth, -0.12), 7, 0.7)
  p.line('M108 410Q112 370 122 352M292 410Q288 370 278 352', lighten(cloth, -0.16), 4, 0.4)
}
