import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { Refusal } from '#server/refusal.ts'

const SIZE = 256
const MOST_PIXELS = 24_000_000

/** The picture drawn anew: square and small, and with nothing left of what cameras write beside it, such as where. */
export async function drawAvatar(dataAddress: string): Promise<{ key: string; image: Buffer }> {
  const sent = Buffer.from(dataAddress.slice(dataAddress.indexOf(',') + 1), 'base64')
  const image = await sharp(sent, { limitInputPixels: MOST_PIXELS })
    .rotate()
    .resize(SIZE, SIZE, { fit: 'cover' })
    .webp({ quality: 82 })
    .toBuffer()
    .catch(() => {
      throw new Refusal('VALIDATION', 'account.pictureUnreadable', {
        details: { fields: { avatar: 'unreadable' } },
      })
    })
  return { key: randomBytes(16).toString('base64url'), image }
}
