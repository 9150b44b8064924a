import { createHash, randomBytes } from 'node:crypto'
import { type Config, ConfigError } from '../config.ts'
import { secretFile } from './secret-file.ts'

const BYTES = 32

/**
 * What codes are hashed with and the key of tickets is sealed with, beside what the database holds. Several servers
 * must have the same: it is the configured one, or follows from the database's address, which is for trying out and
 * which production refuses; the embedded database belongs to one server, which makes its own and keeps it beside it.
 */
export async function codePepper(config: Config): Promise<Buffer> {
  const shared = config.codePepper ?? config.databaseUrl
  if (shared) return createHash('sha256').update(`codes ${shared}`).digest()
  const { path, content } = await secretFile(config, 'code-pepper', () => randomBytes(BYTES))
  if (content.length === BYTES) return content
  throw new ConfigError([
    `${path}: holds ${content.length} bytes instead of ${BYTES}. Bring it back from a backup; or remove it, and codes ` +
      'on their way end, and new tickets are signed with another key.',
  ])
}
