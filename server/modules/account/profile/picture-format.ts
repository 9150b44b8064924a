const FORMATS: readonly { at: number; bytes: string }[][] = [
  [{ at: 0, bytes: '\xff\xd8\xff' }],
  [{ at: 0, bytes: '\x89PNG\r\n\x1a\n' }],
  [
    { at: 0, bytes: 'RIFF' },
    { at: 8, bytes: 'WEBP' },
  ],
  [{ at: 4, bytes: 'ftypavif' }],
]

/**
 * Whether the first bytes are those of a JPEG, PNG, WebP or AVIF. What it was called says nothing: the library that
 * draws it goes by the bytes as well, and would draw an SVG, of which a few lines can cost a processor minutes.
 */
export function isPicture(file: Buffer): boolean {
  return FORMATS.some((format) =>
    format.every(({ at, bytes }) => file.toString('latin1', at, at + bytes.length) === bytes),
  )
}
