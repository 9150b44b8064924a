import { pendant } from '../../indoors/pendant.ts'
import { potPlant } from '../../indoors/pot-plants.ts'
import { bush } from '../../nature/bush.ts'
import { nth } from '../../paper/accents.ts'
import { lighten, mix } from '../../paper/colour.ts'
import { poly } from '../../paper/curve.ts'
import { HEIGHT, lamplit, type Scene, WIDTH } from '../../paper/scene.ts'
import { awning } from '../../town/awning.ts'
import { paving } from '../../town/paving.ts'
import { cake, hat } from './window-goods.ts'

/** A shop window dressed for the day. */
export function dressedWindow(s: Scene): void {
  const { p, accents, r } = s
  const n = lamplit(s, 0.5)
  const wood = s.own.fork('front').pick([accents.third, accents.deep, accents.main, '#4f6b60', '#6a4a3a'])
  p.box(0, 0, WIDTH, HEIGHT, p.down(n.tone(lighten(wood, 0.04), 0, 0.9), n.tone(wood, 0, 0.5)))
  for (let i = 0; i < 13; i += 1) p.box(i * 96, 0, 3, HEIGHT, s.light.shadow, { opacity: 0.16 })
  p.box(90, 200, 1020, 520, n.tone('#f3e7d0', 0, 0.9))
  p.box(
    108,
    218,
    984,
    484,
    p.down(
      s.lamps ? mix(s.light.lamp, '#ffffff', 0.3) : n.tone('#e9d8bc', 0, 0.9),
      s.lamps ? mix(s.light.lamp, '#e0793a', 0.35) : n.tone('#c9ae88', 0, 0.7),
    ),
  )
  for (const x of [280, 600, 920]) pendantAt(n, x)
  const goods = s.own.fork('goods').pick(['hats', 'pots', 'cakes'] as const)
  for (let i = 0; i < 5; i += 1) onShow(n, goods, i)
  p.path(poly([180, 218], [380, 218], [200, 702], [108, 702], [108, 420]), '#ffffff', 0.14)
  p.path(poly([700, 218], [800, 218], [620, 702], [520, 702]), '#ffffff', 0.1)
  for (let i = 0; i < 14; i += 1)
    p.path(
      poly([100 + i * 74, 224], [160 + i * 74, 224], [130 + i * 74, 290]),
      n.tone(nth([accents.main, accents.second, accents.third, '#fbf4e6'], i), 0, 1),
    )
  awning(n, {
    x: 40,
    y: 20,
    w: 1120,
    drop: 150,
    colour: s.own.fork('cloth').pick([accents.main, accents.second, accents.third]),
  })
  paving(n, 780, '#d6c6ab')
  for (const x of [70, 1130]) bush(n, { x, y: 850, tall: 110 }, r.pick([accents.main, accents.second]))
  if (s.lamps) p.glow(600, 800, 600, s.light.lamp, 0.4, 130)
}

const pendantAt = (s: Scene, x: number): void =>
  s.p.group({ y: 218 }, () => pendant(s, x, 70, 60, s.accents.deep, 'cone'))

function onShow(n: Scene, goods: 'hats' | 'pots' | 'cakes', i: number): void {
  const { main, second, third, pale, deep } = n.accents
  const [x, y] = [220 + i * 190, i % 2 ? 690 : 640]
  if (i % 2 === 0) n.p.box(x - 70, 640, 140, 60, n.tone(pale, 0, 0.8))
  if (goods === 'pots') potPlant(n, x, y, 350, nth([main, second, third], i))
  else if (goods === 'cakes') cake(n, x, y, 200, nth([main, second, '#f0b6b0', third, '#fbe6c4'], i))
  else hat(n, x, y, 170, nth([main, second, third, deep, pale], i))
}
