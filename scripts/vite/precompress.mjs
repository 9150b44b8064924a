// @ts-check
import { readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { filesUnder } from '../bootstrap/fingerprint.mjs'
import { inProject } from '../bootstrap/project.mjs'

const TEXT = /\.(js|css|html|svg|webmanifest|json)$/

/**
 * Writes compressed copies of all text files, as small as possible, which the server sends as they are.
 * Everything in `assets` has both kinds, however small, so that the server never has to look for them.
 */
for (const path of filesUnder(inProject('dist', 'client'))) {
  if (!TEXT.test(path)) continue
  const bytes = readFileSync(path)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }))
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }))
}
