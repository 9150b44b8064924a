import sharp, { type WebpOptions } from 'sharp'
import { TILE_SIZE } from './frame.ts'
import type { TileKind } from './tile-kind.ts'

export interface TileImage {
  body: Buffer
  type: 'image/webp'
  /** The same for every tile of the open sea, and so not worth keeping for each. */
  isOpenSea?: true
}

/**
 * Streets are a third smaller when libwebp looks twice; woods are not. Shown at half their size, both may lose a lot
 * before anybody sees it.
 */
const PACKING: Record<TileKind, WebpOptions> = {
  street: { quality: 50, effort: 2 },
  satellite: { quality: 58, effort: 0 },
}

/** Packs a drawn tile. It happens on a thread of libvips, not on the one that serves. */
export async function encodeTile(kind: TileKind, pixels: Uint8Array): Promise<TileImage> {
  const picture = sharp(pixels, { raw: { width: TILE_SIZE, height: TILE_SIZE, channels: 3 } })
  const body = await picture.webp(PACKING[kind]).toBuffer()
  return { body, type: 'image/webp' }
}
