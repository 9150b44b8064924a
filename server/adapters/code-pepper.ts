import { createHash, randomBytes } from 'node:crypto'
import { type Config, ConfigError } from '../config.ts'
import { secretFile } from './secret-file.ts'

const BYTES = 32

/**
 * The secret with which codes are hashed and the key of tickets is encrypted, so that the database alone
 * tells neither. Several servers must have the same one: it is configured, or derived from the address of the
 * database, which production refuses. The embedded database belongs to one server, which makes a secret and
 * stores it beside the database.
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
