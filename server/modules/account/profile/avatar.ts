import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { BoundedQueue } from '#server/db/bounded-queue.ts'
import { Refusal } from '#server/refusal.ts'
import { isPicture } from './picture-format.ts'

const SIZE = 256
const MOST_PIXELS = 24_000_000
const LONGEST_DRAWING_S = 3
const LONGEST_WAIT_MS = 5_000

/** Thrown where too many pictures wait to be drawn. The person hears 503 and may ask again. */
class TooBusy extends Error {
  readonly statusCode = 503
}

/** Each drawing takes one of Node's four threads, which files and passwords need too. */
const drawingQueue = new BoundedQueue({
  atOnce: 2,
  waiting: 20,
  timeLeftMs: () => LONGEST_WAIT_MS,
  refusal: () => new TooBusy('Too many pictures at once.'),
})

/**
 * Draws a picture anew as a small square, without the data that cameras write into a file, such as the
 * location.
 */
export async function drawAvatar(dataAddress: string): Promise<{ key: string; image: Buffer }> {
  const sent = Buffer.from(dataAddress.slice(dataAddress.indexOf(',') + 1), 'base64')
  if (!isPicture(sent)) throw unreadable()
  const image = await drawingQueue.run(() => draw(sent))
  return { key: randomBytes(16).toString('base64url'), image }
}

function draw(sent: Buffer): Promise<Buffer> {
  return sharp(sent, { limitInputPixels: MOST_PIXELS })
    .timeout({ seconds: LONGEST_DRAWING_S })
    .rotate()
    .resize(SIZE, SIZE, { fit: 'cover' })
    .webp({ quality: 82 })
    .toBuffer()
    .catch(() => {
      throw unreadable()
    })
}

function unreadable(): Refusal {
  return new Refusal('VALIDATION', 'account.pictureUnreadable', {
    details: { fields: { avatar: 'unreadable' } },
  })
}
