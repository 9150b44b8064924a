import sharp from 'sharp'

const READERS = ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`)

/**
 * Takes from this process what reads other pictures than photos, should bytes ever pass for what they are not. A demo
 * draws its own pictures as SVG, and does without.
 */
export function readOnlyPhotos(): void {
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: READERS })
}
