import { grade } from './grade.ts'
import { kindOf } from './kinds/registry.ts'
import type { Time } from './paper/light.ts'
import { Paint, type Watcher } from './paper/paint.ts'
import { Rng } from './paper/random.ts'
import { sceneOf, WIDTH } from './paper/scene.ts'
import type { PictureSpec } from './picture-spec.ts'

const nameOf = ({ vertical, kind, seed }: PictureSpec): string => `${vertical}/${kind}/${seed}`

/** Every fourth picture of a gallery was taken at another hour. */
const OTHER_HOUR = 4

/** The hour of a picture; a listing keeps its own through most of its gallery. */
export function timeOf(spec: PictureSpec): Time {
  const { times } = kindOf(spec.vertical, spec.kind)
  const r = new Rng(nameOf(spec)).fork('time')
  const own = r.pick(times)
  if (spec.index % OTHER_HOUR !== OTHER_HOUR - 1) return own
  const others = times.filter((it) => it !== own)
  return others.length > 0 ? r.fork(`hour ${spec.index}`).pick(others) : own
}

/** The picture on its sheet, before anybody asks for a size. */
export function paintPicture(spec: PictureSpec, watcher?: Watcher): Paint {
  const { views } = kindOf(spec.vertical, spec.kind)
  const paint = new Paint(watcher)
  const scene = sceneOf(paint, {
    vertical: spec.vertical,
    name: nameOf(spec),
    time: timeOf(spec),
    index: spec.index,
  })
  const draw = views[spec.index % views.length] ?? views[0]
  const mirrored = scene.own.fork('mirrored').chance(0.5)
  paint.group(mirrored ? { x: WIDTH, flip: true } : {}, () => {
    draw(scene)
    grade(scene)
  })
  return paint
}

/** A picture as SVG, 1200 × 900; the same words give the same picture for ever. */
export const drawPicture = (spec: PictureSpec): string => paintPicture(spec).svg()
