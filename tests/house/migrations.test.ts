import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { git, hasHistory } from '../../scripts/bootstrap/git.mjs'
import {
  LOCK,
  linesLost,
  lockOf,
  migrationProblems,
  migrationsOf,
} from '../../scripts/check/migration-lock.mjs'
import { plant } from './plant.ts'

const migrations = { '0001-first.sql': 'create table a ();', '0002-second.sql': 'create table b ();' }
const lock = lockOf(migrations)

describe('a migration that landed is never edited', () => {
  test('as the lock tells', () => {
    expect(migrationProblems(migrations, lock)).toEqual([])
  })

  test.each([
    [
      'an edited one',
      { ...migrations, '0001-first.sql': 'create table z ();' },
      /0001-first\.sql was edited/,
    ],
    ['one that is not locked', { ...migrations, '0003-third.sql': '' }, /0003-third\.sql is not locked/],
    ['one that is gone', { '0001-first.sql': 'create table a ();' }, /0002-second\.sql is locked, but gone/],
    ['a gap', { ...migrations, '0004-fourth.sql': '' }, /0004-fourth\.sql stands where 0003 is due/],
    [
      'a number taken twice',
      { ...migrations, '0002-twice.sql': '' },
      /0002-twice\.sql stands where 0003 is due/,
    ],
    ['a name out of line', { ...migrations, '3.sql': '' }, /3\.sql is not named like/],
    ['an empty folder', {}, /there is no migration/],
  ])('%s is found', (_, files, problem) => {
    expect(migrationProblems(files, lock).join('\n')).toMatch(problem)
  })

  test('a lock rewritten to match an edit is found in the history', () => {
    const root = plant({ [LOCK]: lock })
    commit(root)
    expect(linesLost(root)).toEqual([])
    const edited = lockOf({ ...migrations, '0001-first.sql': 'create table z ();' })
    writeFileSync(join(root, LOCK), edited)
    expect(linesLost(root)).toEqual([lock.split('\n')[0]])
    commit(root)
    writeFileSync(join(root, LOCK), `${edited}${'0'.repeat(64)}  0003-third.sql\n`)
    commit(root)
    expect(linesLost(root)).toEqual([lock.split('\n')[0]])
  })
})

function commit(root: string): void {
  const author = [
    '-c',
    'user.name=planted',
    '-c',
    'user.email=planted@localhost',
    '-c',
    'commit.gpgsign=false',
  ]
  git(root, 'init', '--quiet')
  git(root, 'add', '.')
  git(root, ...author, 'commit', '--quiet', '--no-verify', '-m', 'planted')
}

// After writing a new one: node scripts/check/lock-migrations.mjs
test('the migrations of this house are as they were locked', () => {
  expect(migrationProblems(migrationsOf(process.cwd()), readFileSync(LOCK, 'utf8'))).toEqual([])
})

test.runIf(hasHistory(process.cwd()))('the lock of this house never lost a line', () => {
  expect(linesLost(process.cwd())).toEqual([])
})
