import { accentsOf, countOfAccents } from '../paper/accents.ts'
import { lighten, mix } from '../paper/colour.ts'
import { Paint } from '../paper/paint.ts'
import { Rng } from '../paper/random.ts'
import { HAIRS, SKINS } from '../people/looks.ts'
import { clothes } from './clothes.ts'
import { face } from './face.ts'
import { hairBehind, hairInFront, type Portrait } from './hairstyles.ts'

const BOX = '0 0 400 400'
const STYLES = ['crop', 'quiff', 'bob', 'long', 'bun', 'curls', 'waves', 'scarf', 'bald', 'beanie'] as const

const MAY_GROW_BEARDS: ReadonlySet<string> = new Set(['crop', 'quiff', 'bald', 'beanie', 'curls'])

/** The hair colours for a skin colour: fair hair with fair skin, dark and grey hair with any. */
const hairsFor = (skin: (typeof SKINS)[number]): readonly string[] =>
  SKINS.indexOf(skin) < 3 ? HAIRS : [...HAIRS.slice(0, 3), ...HAIRS.slice(6)]

/** A square portrait, the same for a seed every time. */
export const drawAvatar = (seed: number): string => paintAvatar(seed).svg(BOX, 400, 400)

export function paintAvatar(seed: number): Paint {
  const p = new Paint()
  const r = new Rng(`avatar/${seed}`)
  const accents = accentsOf('', r.int(0, countOfAccents - 1))
  const skin = r.pick(SKINS)
  const style = r.pick(STYLES)
  const portrait: Portrait = {
    skin,
    shade: mix(lighten(skin, -0.1), '#7a2f3a', 0.22),
    hair: r.pick(hairsFor(skin)),
    style,
    cloth: r.pick([accents.main, accents.third, accents.deep, accents.pale, accents.second]),
    accents,
    beard: MAY_GROW_BEARDS.has(style) && r.chance(0.42),
    glasses: r.chance(0.22),
  }
  backdrop(p, r, portrait)
  const flip = r.chance(0.5)
  p.group(flip ? { x: 400, flip } : {}, () => {
    hairBehind(p, portrait)
    clothes(p, r.fork('clothes'), portrait)
    face(p, portrait)
    hairInFront(p, portrait)
  })
  return p
}

function backdrop(p: Paint, r: Rng, { accents, cloth }: Portrait): void {
  const choices = [
    accents.pale,
    accents.second,
    accents.third,
    accents.main,
    '#cfe3df',
    '#f3d9c9',
    '#d9dcee',
  ].filter((it) => it !== cloth)
  const ground = lighten(r.pick(choices), 0.04)
  p.box(0, 0, 400, 400, p.down(lighten(ground, 0.05), lighten(ground, -0.05)))
  const form = r.pick(['sun', 'hills', 'arch', 'plain'] as const)
  const light = lighten(ground, 0.08)
  if (form === 'sun') p.disc(r.between(110, 290), r.between(130, 180), r.between(110, 150), light, 0.8)
  else if (form === 'hills') {
    p.path(
      'M-10 290C80 220 150 230 220 280C290 320 340 270 410 240L410 410L-10 410Z',
      lighten(ground, -0.07),
      0.7,
    )
    p.path('M-10 340C100 290 220 300 410 330L410 410L-10 410Z', lighten(ground, -0.12), 0.6)
  } else if (form === 'arch') p.path('M70 410L70 190C70 20 330 20 330 190L330 410Z', light, 0.8)
  p.glow(90, 60, 300, '#fff6e0', 0.4)
}
