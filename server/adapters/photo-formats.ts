import sharp from 'sharp'

const READERS = ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`)

/**
 * Disables all decoders but those of photos, in case bytes pass for a photo and are something else. A demo
 * does without this, because it draws its pictures as SVG.
 */
export function readOnlyPhotos(): void {
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: READERS })
}
