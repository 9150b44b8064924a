import { describe, expect, it } from 'vitest'
import type { Visit } from '#src/data/db/tables.ts'
import { lastElsewhere, upTo, withVisit } from './visits.ts'

const HOUR = 60 * 60 * 1000

function visit(pathname: string, more: Partial<Visit> = {}): Visit {
  return { action: 'PUSH', pathname, search: '', timestamp: 0, ...more }
}

const having = (...seen: Visit[]) => seen.reduce<readonly Visit[]>(withVisit, [])
const paths = (visits: readonly Visit[]) => visits.map((it) => it.pathname + it.search)

describe('the history of pages', () => {
  it('has the last five, the latest first', () => {
    const seen = ['/a', '/b', '/c', '/d', '/e', '/f'].map((it) => visit(it))
    expect(paths(having(...seen))).toEqual(['/f', '/e', '/d', '/c', '/b'])
  })

  it('skips a duplicate of the latest, and only of that', () => {
    const visits = having(visit('/a'), visit('/b'))
    expect(withVisit(visits, visit('/b', { action: 'POP' }))).toBe(visits)
    expect(paths(withVisit(visits, visit('/a')))).toEqual(['/a', '/b', '/a'])
  })

  it('tells two searches apart, but not the letters of one', () => {
    const typed = (search: string) => visit('/search', { search, action: 'REPLACE' })
    expect(paths(having(visit('/'), visit('/search'), typed('?text=b'), typed('?text=bo')))).toEqual([
      '/search?text=bo',
      '/',
    ])
    expect(paths(having(visit('/events'), visit('/events', { search: '?sort=new' })))).toEqual([
      '/events?sort=new',
      '/events',
    ])
  })

  it('keeps where one was when another page takes the place of one', () => {
    expect(paths(having(visit('/a'), visit('/b', { action: 'REPLACE' })))).toEqual(['/b', '/a'])
  })

  it('knows the last page that was another, as long as one remembers it', () => {
    const visits = having(visit('/a', { timestamp: 0 }), visit('/b', { timestamp: HOUR }))
    expect(lastElsewhere(visits, '/b', 2 * HOUR)?.pathname).toBe('/a')
    expect(lastElsewhere(visits, '/c', 2 * HOUR)?.pathname).toBe('/b')
    expect(lastElsewhere(visits, '/b', 30 * HOUR)).toBeUndefined()
    expect(lastElsewhere([], '/b', 0)).toBeUndefined()
  })

  it('goes back as a stack does: from where one went back to, the way leads further back', () => {
    const visits = having(...['/a', '/b', '/c'].map((it, timestamp) => visit(it, { timestamp })))
    const [, second] = visits
    expect(second && paths(upTo(visits, second))).toEqual(['/b', '/a'])
  })
})
