import { Sampler } from './paper/sampler.ts'
import { paintPicture } from './picture.ts'
import type { PictureSpec } from './picture-spec.ts'

/**
 * The colour that stands in for a picture until it has loaded: its average, computed without rendering it.
 */
export function dominantColor(spec: PictureSpec): string {
  const sampler = new Sampler()
  paintPicture(spec, sampler)
  return sampler.average()
}
