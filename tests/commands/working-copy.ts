import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, lchownSync, mkdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Person } from './person.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Makes a fresh clone of the working tree as if it were committed, in a folder with a space in its name. */
export function freshCopy({ folder, id }: Person): string {
  const copy = join(folder, 'fresh copy')
  const listed = execFileSync(
    'git',
    ['-c', 'safe.directory=*', 'ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  const own = (path: string) => id && lchownSync(path, id.uid, id.gid)
  const make = (path: string) => {
    if (existsSync(path)) return
    make(dirname(path))
    mkdirSync(path)
    own(path)
  }
  make(copy)
  for (const file of listed.split('\0').filter((name) => name && existsSync(join(root, name)))) {
    const target = join(copy, file)
    make(dirname(target))
    copyFileSync(join(root, file), target)
    own(target)
  }
  return copy
}

/** Lends a copy the installed dependencies, where its own installation is not tested. */
export function lendDependencies(copy: string): void {
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
}
