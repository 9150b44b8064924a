import { candle } from '../../indoors/candle.ts'
import { indoors } from '../../indoors/indoors.ts'
import { nth } from '../../paper/accents.ts'
import { lighten, mix } from '../../paper/colour.ts'
import { poly } from '../../paper/curve.ts'
import { HEIGHT, type Scene, WIDTH } from '../../paper/scene.ts'

/** A nave with light from coloured glass. */
export function nave(outside: Scene): void {
  const s = indoors(outside)
  const { p, accents, light } = s
  const stone = s.own.fork('stone').pick(['#d9c9b2', '#cfc8bd', '#dcc3ae'])
  p.box(
    0,
    0,
    WIDTH,
    HEIGHT,
    p.down(s.tone(stone, 0, 0.4), s.tone(stone, 0, 0.75), s.tone(lighten(stone, -0.06), 0, 0.5)),
  )
  arches(s, stone)
  const glass = 'M520 560L520 330Q600 180 680 330L680 560Z'
  p.path('M504 576L504 322Q600 150 696 322L696 576Z', s.tone('#5d5048', 0, 0.5))
  p.group({ clip: glass }, () => {
    for (let line = 0; line < 9; line += 1)
      for (let i = 0; i < 4; i += 1)
        p.box(
          520 + i * 40,
          200 + line * 42,
          38,
          40,
          mix(
            s.r.pick([accents.main, accents.second, accents.third, '#6fa8d0', '#f2d27a']),
            s.lamps ? '#20304f' : '#ffffff',
            s.lamps ? 0.25 : 0.3,
          ),
        )
    p.disc(600, 330, 52, mix(accents.second, '#fff6d8', 0.5))
  })
  p.line('M520 380L680 380M520 470L680 470M573 220L573 560M627 220L627 560', s.tone('#4b423c', 0, 0.4), 4)
  p.glow(600, 400, 420, light.glow, 0.6)
  for (const [i, x] of [330, 520, 700].entries())
    p.path(
      poly([560 + i * 30, 300], [620 + i * 20, 300], [x + 190, 880], [x - 30, 880]),
      p.down(
        [0, mix(nth([accents.main, accents.second, accents.third], i), '#fff3d6', 0.6), 0.42],
        [1, light.glow, 0],
      ),
    )
  p.path(
    poly([440, 640], [760, 640], [1220, 910], [-20, 910]),
    p.down(s.tone('#cbb79a', 0, 0.8), s.tone('#8f7a62', 0, 0.4)),
  )
  p.path(poly([560, 640], [640, 640], [760, 910], [440, 910]), s.tone(accents.main, 0, 0.75))
  pews(s)
  for (const x of [500, 700])
    for (let i = 0; i < 3; i += 1) candle(s, x - 20 + i * 20, 640, 30 + (i % 2) * 12)
}

function arches(s: Scene, stone: string): void {
  const { p } = s
  for (let i = 0; i < 4; i += 1) {
    const t = i / 4
    const [x1, x2, top, foot] = [60 + t * 330, 1140 - t * 330, 60 + t * 130, 880 - t * 250]
    p.path(
      `M${x1} ${foot}L${x1} ${top + 260}Q600 ${top - 330} ${x2} ${top + 260}L${x2} ${foot}Z`,
      i % 2 ? s.tone(stone, 0.1 * i, 0.55) : s.tone(lighten(stone, 0.03), 0.1 * i, 0.9),
    )
    for (const x of [x1, x2])
      p.box(
        x - 24 + t * 14,
        top + 250,
        48 - t * 28,
        foot - top - 250,
        p.across(s.tone(stone, 0, 0.25), s.tone(lighten(stone, 0.05), 0, 1), s.tone(stone, 0, 0.35)),
      )
  }
}

function pews(s: Scene): void {
  const { p } = s
  for (let i = 0; i < 4; i += 1) {
    const t = (i / 3) ** 1.4
    const [y, wide] = [690 + t * 190, 130 + t * 300]
    for (const side of [-1, 1]) {
      const x = 600 + side * (64 + t * 110) + (side < 0 ? -wide : 0)
      p.box(
        x,
        y - 26 - t * 34,
        wide,
        32 + t * 40,
        p.down(s.tone('#a5744a', 0, 0.9), s.tone('#5f4029', 0, 0.3)),
        { r: 4 },
      )
    }
  }
}
