import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const PIXELS_A_MODULE = 8
/** The PNG format: one bit for each pixel, grey, nothing unusual. */
const ONE_BIT_GREY = [1, 0, 0, 0, 0]

/** Draws black and white squares as a PNG, for mail programs that draw no SVG. */
export function pngOf(squares: readonly (readonly boolean[])[]): Buffer {
  const side = squares.length * PIXELS_A_MODULE
  const line = 1 + Math.ceil(side / 8)
  const pixels = Buffer.alloc(line * side, 0xff)
  for (let y = 0; y < side; y++) {
    // Each line begins with its filter: none.
    pixels[y * line] = 0
    const row = squares[Math.floor(y / PIXELS_A_MODULE)] ?? []
    // A module has as many pixels as a byte has bits, so that one byte draws it.
    for (const [x, isBlack] of row.entries()) if (isBlack) pixels[y * line + 1 + x] = 0
  }
  const head = Buffer.alloc(8)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', Buffer.concat([head, Buffer.from(ONE_BIT_GREY)])),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
