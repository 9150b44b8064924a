import fs from 'node:fs'
import { delimiter, join } from 'node:path'

function holdsPrograms(bin: string): boolean {
  return fs.existsSync(join(bin, 'initdb')) && fs.existsSync(join(bin, 'postgres'))
}

function debianFolders(): string[] {
  const root = '/usr/lib/postgresql'
  if (!fs.existsSync(root)) return []
  const newestFirst = fs.readdirSync(root).sort((a, b) => Number(b) - Number(a))
  return newestFirst.map((version) => join(root, version, 'bin'))
}

/** The folder of PostgreSQL's programs. */
export function findPrograms(): string {
  const named = process.env.TEST_PG_BIN
  const searched = named ? [named] : [...debianFolders(), ...(process.env.PATH ?? '').split(delimiter)]
  const found = searched.find(holdsPrograms)
  if (found !== undefined) return found
  throw new Error(
    `No PostgreSQL for the tests: initdb and postgres are not in ${searched.join(', ')}. Install PostgreSQL 15 or ` +
      'newer, name its bin folder in TEST_PG_BIN, or a running server in TEST_DATABASE_URL.',
  )
}

/** The user to run PostgreSQL as, because it refuses to run as root. */
export function unprivilegedUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const accounts = fs.readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = accounts.find((line) => line.startsWith(`${name}:`))?.split(':') ?? []
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new Error("PostgreSQL does not run as root, and there is neither a user 'postgres' nor 'nobody'.")
}
