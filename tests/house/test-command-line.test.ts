import { describe, expect, test } from 'vitest'
import { git } from '../../scripts/bootstrap/git.mjs'
import { baseCommit } from '../../scripts/test/base-commit.mjs'
import { help, readWords } from '../../scripts/test/command-line.mjs'
import { parts } from '../../scripts/test/parts.mjs'
import { plant } from './plant.ts'

const names = ['unit', 'e2e']
const read = (words: string) => readWords(words.split(' ').filter(Boolean), names)

describe('what npm test is asked for', () => {
  test.each([
    ['', { scope: 'land', names: [] }],
    ['unit e2e', { scope: 'land', names: ['unit', 'e2e'] }],
    ['full', { scope: 'full', names: [] }],
    ['full unit', { scope: 'full', names: ['unit'] }],
    ['unit full', { scope: 'full', names: ['unit'] }],
    ['changed', { scope: 'changed', names: [] }],
    ['changed v1.2', { scope: 'changed', commit: 'v1.2', names: [] }],
    ['changed v1.2 unit', { scope: 'changed', commit: 'v1.2', names: ['unit'] }],
  ])('"%s" is understood', (words, asked) => {
    expect(read(words)).toEqual(asked)
  })

  test.each([
    ['unti', 'There is no part named unti. The parts are: unit, e2e.'],
    ['full unti', 'There is no part named unti.'],
    ['changed v1 v2', 'There is no part named v1, v2.'],
    ['changed --quick', 'There is no part named --quick.'],
    ['full changed', 'Of full and changed there can be one only.'],
  ])('"%s" is refused in words', (words, sentence) => {
    expect(() => read(words)).toThrow(sentence)
  })

  test('the help names every part', () => {
    expect(parts.filter(({ name }) => !help(parts.map((it) => it.name)).includes(name))).toEqual([])
  })
})

describe('what has changed is what differs from', () => {
  const house = () => {
    const root = plant({ 'a.ts': '' })
    const run = (...args: string[]) =>
      git(root, '-c', 'user.name=a', '-c', 'user.email=a@b.c', '-c', 'commit.gpgsign=false', ...args).trim()
    const commit = (message = 'one') => {
      run('commit', '--allow-empty', '--no-verify', '-m', message)
      return run('rev-parse', 'HEAD')
    }
    run('init', '--initial-branch=main')
    return { root, run, commit, first: commit() }
  }

  test('where the branch left main, whatever has landed there since', () => {
    const { root, run, commit, first } = house()
    run('checkout', '-b', 'mine')
    const mine = commit('mine')
    run('checkout', 'main')
    commit('of another')
    run('checkout', 'mine')
    commit()
    expect(baseCommit(root)).toBe(first)
    expect(baseCommit(root, 'main')).toBe(first)
    expect(baseCommit(root, mine.slice(0, 10))).toBe(mine)
  })

  test('the last commit on main itself, and where there is no main', () => {
    const { root, run, commit } = house()
    const last = commit('last')
    expect(baseCommit(root)).toBe(last)
    run('branch', '-m', 'trunk')
    expect(baseCommit(root)).toBe(last)
  })

  test('nothing, where there is no such commit or no history', () => {
    expect(() => baseCommit(house().root, 'v9')).toThrow('There is neither a part nor a commit named v9.')
    expect(() => baseCommit(plant({}))).toThrow('there is no history here')
  })
})

describe('where only what has changed is run', () => {
  const since = 'f00d'
  const argsOf = (name: string, reach: { since?: string }) =>
    parts
      .flatMap((part) => (part.name === name ? part.steps(reach) : []))
      .map((it) => it.given('r.json').args)

  test('the runners themselves find out what it can reach', () => {
    expect(argsOf('unit', { since })).toEqual([expect.arrayContaining([`--changed=${since}`])])
    expect(argsOf('e2e', { since })[1]).toContain(`--only-changed=${since}`)
    expect(argsOf('unit', {}).flat()).not.toContainEqual(expect.stringContaining('changed'))
  })

  test('what reads the tree as a whole is run as a whole', () => {
    expect(argsOf('house', { since })).toEqual(argsOf('house', {}))
  })

  test('one journey a vertical is run all the same, and once', () => {
    const [journeys, changed, ...more] = argsOf('e2e', { since })
    expect(journeys).toContain('--grep=@conformance')
    expect(changed).toContain('--grep-invert=@conformance')
    expect(more).toEqual([])
    expect(argsOf('e2e', {})).toEqual([expect.not.arrayContaining(['--grep=@conformance'])])
  })
})
