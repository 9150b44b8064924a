import { folded } from '../../indoors/folded.ts'
import { indoors } from '../../indoors/indoors.ts'
import { mirror } from '../../indoors/mirror.ts'
import { contact } from '../../indoors/seat.ts'
import { wallPaint } from '../../indoors/wall-paint.ts'
import { blade } from '../../nature/blade.ts'
import { nth } from '../../paper/accents.ts'
import { lighten } from '../../paper/colour.ts'
import { poly } from '../../paper/curve.ts'
import { HEIGHT, type Scene, WIDTH } from '../../paper/scene.ts'
import { pumpBottle } from './pump-bottle.ts'
import { comb, scissors } from './stylist-tools.ts'

/** The tools of a stylist, laid out in front of a mirror. */
export function hairTools(outside: Scene): void {
  const s = indoors(outside)
  const { p, accents, light } = s
  const wall = wallPaint(s)
  p.box(0, 0, WIDTH, HEIGHT, p.down(s.tone(wall, 0, 0.7), s.tone(lighten(wall, 0.02), 0, 1)))
  p.path(poly([760, -20], [1010, -20], [700, 620], [450, 620]), light.glow, 0.16)
  p.path(poly([1070, -20], [1180, -20], [870, 620], [760, 620]), light.glow, 0.14)
  const form = s.own.fork('mirror').pick(['round', 'arch'] as const)
  mirror(s, 400, 40, 470, 530, form, s.own.fork('frame').pick(['#c9a262', '#2f2c2c', '#8f6240']))
  for (const x of [110, 690]) {
    p.glow(x, 210, 260, light.lamp, s.lamps ? 0.85 : 0.4)
    p.disc(x, 210, 42, p.out([lighten(light.lamp, 0.1), light.lamp]))
    p.box(x - 8, 250, 16, 60, s.tone('#c9a262', 0, 0.9))
  }
  shelfTop(s)
  for (let i = 0; i < 4; i += 1) {
    const [x, tall] = [720 + i * 116, 260 + ((i * 97) % 130)]
    pumpBottle(
      s,
      x,
      690 + (i % 2) * 22,
      tall,
      nth([accents.main, accents.pale, accents.third, accents.second], i),
    )
  }
  vase(s, 130, 690)
  contact(s, 360, 800, 170, 0.45)
  folded(s, 360, 790, 290, [accents.main, '#fdf9f0', accents.third])
  comb(s, 720, 820, 330, -8)
  scissors(s, 900, 846, 0.95, 16)
}

/** Polished stone with a pale edge. */
function shelfTop(s: Scene): void {
  const { p } = s
  const stone = s.own.fork('stone').pick(['#f3ede4', '#e3d3c0', '#4d4a4f', '#c8a27a'])
  p.box(0, 610, WIDTH, 300, p.down(s.tone(lighten(stone, 0.03), 0, 1), s.tone(lighten(stone, -0.08), 0, 0.5)))
  p.box(0, 606, WIDTH, 8, s.light.glow, { opacity: 0.5 })
  p.path('M120 614L660 614L600 720Q390 760 180 720Z', p.down([0, s.light.glow, 0.35], [1, s.light.glow, 0]))
  p.path(poly([820, 614], [1080, 614], [860, 910], [560, 910]), s.light.glow, 0.14)
}

function vase(s: Scene, x: number, y: number): void {
  const { p } = s
  contact(s, x, y + 4, 90, 0.45)
  for (let i = 0; i < 9; i += 1) {
    const turn = -90 + (i - 4) * 15
    p.path(
      blade(x, y - 120, s.r.between(170, 270), turn, 0.13),
      s.tone(i % 2 ? '#7fa566' : '#5d8a55', 0, s.r.between(0.4, 1)),
    )
    if (i % 2 === 0) {
      const rad = (turn * Math.PI) / 180
      p.disc(
        x + Math.cos(rad) * 230,
        y - 120 + Math.sin(rad) * 230,
        24,
        s.tone(nth([s.accents.main, s.accents.second], i / 2), 0, 1),
      )
    }
  }
  p.path(
    `M${x - 34} ${y - 150}L${x + 34} ${y - 150}C${x + 24} ${y - 110} ${x + 74} ${y - 90} ${x + 64} ${y - 40}C${x + 58} ${y - 8} ${x + 40} ${y} ${x + 30} ${y}L${x - 30} ${y}C${x - 40} ${y} ${x - 58} ${y - 8} ${x - 64} ${y - 40}C${x - 74} ${y - 90} ${x - 24} ${y - 110} ${x - 34} ${y - 150}Z`,
    p.across(s.tone(s.accents.pale, 0, 0.5), s.tone('#fffaf0', 0, 1), s.tone(s.accents.pale, 0, 0.6)),
  )
}
