import sharp from 'sharp'
import { grain } from './grain.ts'
import { paintPicture } from './picture.ts'
import type { PictureSpec } from './picture-spec.ts'

export const pictureWidths = [160, 320, 480, 640, 960, 1280] as const

export const pictureFormats = ['avif', 'webp'] as const

export type PictureWidth = (typeof pictureWidths)[number]

export type PictureFormat = (typeof pictureFormats)[number]

export type Ratio = '4:3' | '1:1' | '16:9'

/** What of the sheet is seen, and how tall that is for its width. */
const crops: Record<Ratio, { box: string; tall: number }> = {
  '4:3': { box: '0 0 1200 900', tall: 3 / 4 },
  '1:1': { box: '150 0 900 900', tall: 1 },
  '16:9': { box: '0 135 1200 675', tall: 9 / 16 },
}

export async function renderPicture(
  spec: PictureSpec,
  { width, format, ratio = '4:3' }: { width: PictureWidth; format: PictureFormat; ratio?: Ratio },
): Promise<Buffer> {
  const { box, tall } = crops[ratio]
  const height = Math.round(width * tall)
  const svg = paintPicture(spec).svg(box, width, height)
  const drawn = sharp(Buffer.from(svg))
    .removeAlpha()
    .composite([{ ...grain(), blend: 'soft-light' }])
  return format === 'avif'
    ? drawn.avif({ quality: 52, effort: 1, chromaSubsampling: '4:2:0' }).toBuffer()
    : drawn.webp({ quality: 74, effort: 2, smartSubsample: true }).toBuffer()
}
