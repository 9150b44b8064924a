import { grade } from './grade.ts'
import { galleryOf } from './kind.ts'
import { kindOf } from './kinds/registry.ts'
import { type Time, timeHasLamps } from './paper/light.ts'
import { Paint, type Watcher } from './paper/paint.ts'
import { Rng } from './paper/random.ts'
import { type Scene, sceneOf, WIDTH } from './paper/scene.ts'
import type { PictureSpec } from './picture-spec.ts'

const nameOf = ({ vertical, kind, seed }: PictureSpec): string => `${vertical}/${kind}/${seed}`

/** Every fourth picture of a gallery is at another hour. */
const OTHER_HOUR = 4

/** The hour of a listing's cover, and of most of its gallery. */
export function ownTime(spec: PictureSpec): Time {
  return new Rng(nameOf(spec)).fork('time').pick(kindOf(spec.vertical, spec.kind).times)
}

function timeOf(spec: PictureSpec): Time {
  const own = ownTime(spec)
  const others = kindOf(spec.vertical, spec.kind).times.filter((it) => it !== own)
  if (others.length === 0 || spec.index % OTHER_HOUR !== OTHER_HOUR - 1) return own
  return new Rng(nameOf(spec)).fork(`hour ${spec.index}`).pick(others)
}

/** Paints a picture on its sheet, in no particular size. */
export function paintPicture(spec: PictureSpec, watcher?: Watcher): Paint {
  const paint = new Paint(watcher)
  const { vertical, index } = spec
  const scene = sceneOf(paint, { vertical, name: nameOf(spec), time: timeOf(spec), index })
  const { written = false } = kindOf(vertical, spec.kind)
  const mirrored = !written && scene.own.fork('mirrored').chance(0.5)
  paint.group(mirrored ? { x: WIDTH, flip: true } : {}, () => {
    draw(spec, scene)
    grade(scene)
  })
  return paint
}

function draw(spec: PictureSpec, scene: Scene): void {
  const gallery = galleryOf(kindOf(spec.vertical, spec.kind), scene, timeHasLamps(ownTime(spec)))
  const composition = gallery[spec.index % gallery.length] ?? gallery[0]
  composition(scene)
}

/** A picture as SVG, 1200 × 900. The same spec always gives the same picture. */
export const drawPicture = (spec: PictureSpec): string => paintPicture(spec).svg()
