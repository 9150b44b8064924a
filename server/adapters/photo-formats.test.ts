import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { readOnlyPhotos } from './photo-formats.ts'

// `readOnlyPhotos` changes the whole process, and with it the other tests that run there.
afterAll(() => sharp.unblock({ operation: ['VipsForeignLoad'] }))

const drawing = sharp({ create: { width: 8, height: 8, channels: 3, background: '#0B7A75' } })
const formatOf = (file: Buffer) =>
  sharp(file)
    .metadata()
    .then(
      (it) => it.format,
      () => 'unread',
    )

test('a process that reads photos alone reads JPEG, PNG, WebP and AVIF, and nothing else', async () => {
  const files = [
    ...(await Promise.all(
      (['jpeg', 'png', 'webp', 'avif', 'gif'] as const).map((it) => drawing.toFormat(it).toBuffer()),
    )),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'),
  ]
  readOnlyPhotos()
  expect(await Promise.all(files.map(formatOf))).toEqual(['jpeg', 'png', 'webp', 'heif', 'unread', 'unread'])
})
