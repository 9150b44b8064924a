import { plate } from '../../festive/plate.ts'
import { indoors } from '../../indoors/indoors.ts'
import { blade } from '../../nature/blade.ts'
import { lighten, mix } from '../../paper/colour.ts'
import { poly } from '../../paper/curve.ts'
import { HEIGHT, type Scene, WIDTH } from '../../paper/scene.ts'

/** A table full of food from above. */
export function tableFromAbove(outside: Scene): void {
  const s = indoors(outside)
  const { p, r, light, accents } = s
  const wood = s.own
    .fork('wood')
    .pick(['#b98554', '#8f6242', '#d8b98e', '#efe4d2', accents.deep, accents.third])
  p.box(
    0,
    0,
    WIDTH,
    HEIGHT,
    p.gradient({
      round: false,
      from: [0, 0],
      to: [1, 1],
      stops: [
        [0, s.tone(lighten(wood, 0.05), 0, 1)],
        [1, s.tone(wood, 0, 0.5)],
      ],
    }),
  )
  for (let i = 1; i < 7; i += 1) p.box(0, i * 132, WIDTH, 3, light.shadow, { opacity: 0.2 })
  if (s.own.fork('runner').chance(0.6))
    p.path(poly([-10, 300], [1210, 240], [1210, 560], [-10, 620]), s.tone(accents.pale, 0, 0.95), 0.9)
  const spots = [
    [190, 200, 150],
    [600, 180, 130],
    [1000, 220, 160],
    [360, 480, 185],
    [790, 500, 170],
    [150, 720, 150],
    [560, 780, 140],
    [1010, 760, 175],
  ] as const
  for (const [x, y, size] of spots)
    plate(s, x + r.between(-24, 24), y + r.between(-20, 20), size * r.between(0.86, 1))
  for (let i = 0; i < 26; i += 1)
    p.path(
      blade(r.between(0, WIDTH), r.between(0, HEIGHT), r.between(26, 54), r.between(0, 360), 0.32),
      s.tone('#6f9a55', 0, r.between(0.5, 1)),
      0.9,
    )
  for (const [x, y] of [
    [590, 420],
    [60, 440],
    [1150, 500],
  ] as const) {
    p.disc(x + 5, y + 8, 52, light.shadow, 0.28)
    p.disc(x, y, 50, s.tone('#f4ede0', 0, 0.9), 0.75)
    p.disc(x, y, 42, p.out([mix(s.tone(accents.main, 0, 1), '#ffffff', 0.3), s.tone(accents.main, 0, 0.8)]))
  }
  p.path(poly([-20, -20], [520, -20], [120, 920], [-20, 920]), light.glow, 0.16)
  p.path(poly([700, -20], [900, -20], [520, 920], [300, 920]), light.glow, 0.14)
}
