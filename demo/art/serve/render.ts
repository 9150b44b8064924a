import sharp from 'sharp'
import type { Paint } from '../paper/paint.ts'
import { paintPicture } from '../picture.ts'
import type { PictureSpec } from '../picture-spec.ts'
import { paintAvatar } from '../portraits/avatar.ts'
import { paintMark } from '../portraits/mark.ts'
import { grain } from './grain.ts'

export const pictureWidths = [160, 320, 480, 720, 960, 1280] as const
export const portraitWidths = [48, 64, 96, 160, 320, 480, 720, 960] as const
export const pictureFormats = ['avif', 'webp'] as const

export type PictureWidth = (typeof pictureWidths)[number]
export type PortraitWidth = (typeof portraitWidths)[number]
export type PictureFormat = (typeof pictureFormats)[number]
export type Ratio = '4:3' | '1:1' | '16:9'

/** The visible part of the sheet for each ratio, and its height in relation to its width. */
const crops: Record<Ratio, { box: string; tall: number }> = {
  '4:3': { box: '0 0 1200 900', tall: 3 / 4 },
  '1:1': { box: '150 0 900 900', tall: 1 },
  '16:9': { box: '0 135 1200 675', tall: 9 / 16 },
}

/** A cover on a card may have 25 kB. Larger pictures may have as much for each of their pixels. */
const BYTES_A_PIXEL = 24_500 / (480 * 360)

/** The qualities from the best downwards, until a picture is small enough. */
const qualities: Record<PictureFormat, readonly number[]> = { avif: [46, 34], webp: [80, 66, 50] }

export async function renderPicture(
  spec: PictureSpec,
  { width, format, ratio = '4:3' }: { width: PictureWidth; format: PictureFormat; ratio?: Ratio },
): Promise<Buffer> {
  const { box, tall } = crops[ratio]
  return rendered(paintPicture(spec), { box, width, height: Math.round(width * tall), format })
}

export async function renderPortrait(
  of: 'avatar' | 'mark',
  seed: number,
  { width, format }: { width: PortraitWidth; format: PictureFormat },
): Promise<Buffer> {
  const paint = of === 'avatar' ? paintAvatar(seed) : paintMark(seed)
  return rendered(paint, { box: '0 0 400 400', width, height: width, format })
}

interface Shown {
  box: string
  width: number
  height: number
  format: PictureFormat
}

async function rendered(paint: Paint, { box, width, height, format }: Shown): Promise<Buffer> {
  const drawn = sharp(Buffer.from(paint.svg(box, width, height)))
    .removeAlpha()
    .composite(grain(width, height))
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true })
  const budget = Math.max(2000, width * height * BYTES_A_PIXEL)
  let bytes = data
  for (const quality of qualities[format]) {
    const pixels = sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    bytes = await (format === 'avif'
      ? pixels.avif({ quality, effort: 1 }).toBuffer()
      : pixels.webp({ quality, effort: 2, smartSubsample: true }).toBuffer())
    if (bytes.length <= budget) break
  }
  return bytes
}
