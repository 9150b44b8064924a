import type { Accents } from '../paper/accents.ts'
import { lighten } from '../paper/colour.ts'
import type { Paint } from '../paper/paint.ts'

type Style = 'crop' | 'quiff' | 'bob' | 'long' | 'bun' | 'curls' | 'waves' | 'scarf' | 'bald' | 'beanie'

export interface Portrait {
  skin: string
  shade: string
  hair: string
  style: Style
  cloth: string
  accents: Accents
  beard: boolean
  glasses: boolean
}

const BEHIND: Partial<Record<Style, string>> = {
  bob: 'M112 170C100 70 300 70 288 170C296 214 292 250 280 268L120 268C108 250 104 214 112 170Z',
  long: 'M112 170C98 66 302 66 288 170C300 250 304 320 292 360L108 360C96 320 100 250 112 170Z',
  waves:
    'M110 170C96 64 304 64 290 170C316 210 286 230 306 270C322 306 290 330 300 352L100 352C110 330 78 306 94 270C114 230 84 210 110 170Z',
  scarf: 'M106 176C96 66 304 66 294 176C300 240 296 300 318 352L82 352C104 300 100 240 106 176Z',
}

const FRONT: Record<Exclude<Style, 'bald' | 'curls'>, string> = {
  crop: 'M126 176C110 92 162 76 204 78C262 78 290 108 274 176C268 146 258 136 244 132C214 138 176 138 152 130C138 138 130 150 126 176Z',
  quiff:
    'M128 172C118 124 130 100 146 96C140 62 214 40 262 74C288 92 284 140 273 172C268 144 258 134 246 128C220 142 176 134 152 126C138 136 131 150 128 172Z',
  bob: 'M118 214C100 84 170 74 204 76C262 76 300 104 282 214C276 190 272 150 252 126C216 150 170 152 146 134C130 152 126 190 118 214Z',
  long: 'M116 240C96 84 170 70 204 74C262 74 304 104 284 240C276 200 276 150 236 116C206 150 166 158 142 150C128 170 124 204 116 240Z',
  waves:
    'M112 230C90 80 168 66 206 72C268 72 308 108 288 230C280 200 282 160 244 124C232 150 190 156 164 136C140 152 124 190 112 230Z',
  bun: 'M126 184C108 84 162 74 202 76C252 76 292 96 274 184C270 150 254 130 202 122C150 130 132 150 126 184Z',
  scarf:
    'M104 200C92 60 308 60 296 200C306 262 286 306 262 330L138 330C114 306 94 262 104 200ZM200 110C152 106 136 148 138 182C140 228 162 264 200 270C238 264 260 228 262 182C264 148 248 106 200 110Z',
  beanie: 'M120 152C116 40 284 40 280 152Q200 128 120 152Z',
}

const CURLS = [
  [122, 170, 30],
  [116, 136, 32],
  [134, 104, 34],
  [166, 82, 34],
  [204, 74, 36],
  [242, 84, 34],
  [270, 108, 33],
  [284, 140, 31],
  [278, 172, 28],
  [160, 114, 28],
  [200, 106, 30],
  [238, 114, 28],
] as const

export function hairBehind(p: Paint, { hair, style, accents }: Portrait): void {
  const form = BEHIND[style]
  const colour = style === 'scarf' ? accents.main : hair
  if (form) p.path(form, p.down(lighten(colour, -0.02), lighten(colour, -0.09)))
  if (style === 'bun') p.disc(200, 72, 38, p.down(lighten(hair, 0.05), lighten(hair, -0.05)))
  if (style === 'curls') for (const [x, y, r] of CURLS) p.disc(x, y + 12, r, lighten(hair, -0.05))
}

export function hairInFront(p: Paint, { hair, style, accents }: Portrait): void {
  if (style === 'bald') {
    p.oval(176, 128, 24, 9, '#ffffff', 0.2)
    return
  }
  if (style === 'curls') {
    for (const [x, y, r] of CURLS)
      p.disc(x, y, r * 0.88, p.out([lighten(hair, 0.06), hair], [0.4, 0.35], 0.7))
    return
  }
  const colour = style === 'scarf' ? accents.main : style === 'beanie' ? accents.second : hair
  if (style === 'beanie')
    p.path(
      'M128 190C124 150 132 130 150 126L250 126C268 130 276 150 272 190C266 164 262 152 254 146L146 146C138 152 134 164 128 190Z',
      hair,
    )
  p.path(
    FRONT[style],
    p.gradient({
      round: false,
      from: [0, 0],
      to: [0.4, 1],
      stops: [
        [0, lighten(colour, 0.09)],
        [0.6, colour],
        [1, lighten(colour, -0.05)],
      ],
    }),
  )
  if (style === 'beanie') {
    p.path('M112 156Q200 126 288 156L288 128Q200 98 112 128Z', lighten(accents.second, -0.05))
    p.disc(200, 58, 17, accents.pale)
  } else if (style !== 'scarf') p.line('M150 100Q186 82 232 92', lighten(colour, 0.16), 5, 0.4)
}
