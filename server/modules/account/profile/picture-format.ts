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
 * Whether a file begins like a JPEG, PNG, WebP or AVIF. Its name does not matter: the drawing library goes by
 * the bytes too, and would draw an SVG, of which a few lines can cost minutes of a processor.
 */
export function isPicture(file: Buffer): boolean {
  return FORMATS.some((format) =>
    format.every(({ at, bytes }) => file.toString('latin1', at, at + bytes.length) === bytes),
  )
}
