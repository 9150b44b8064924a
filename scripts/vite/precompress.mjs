// @ts-check
import { readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { filesUnder } from '../bootstrap/fingerprint.mjs'
import { inProject } from '../bootstrap/project.mjs'

const TEXT = /\.(js|css|html|svg|webmanifest|json)$/

/**
 * Puts the compressed forms of what is text beside it, as small as they get: the server sends them as they are. All of
 * `assets` has both, however small, so that the server never has to look whether they are there.
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
