import { expect, test, vi } from 'vitest'
import { goneBackTo, noteVisit, visits } from './history.ts'

const visit = (pathname: string, timestamp: number) =>
  ({ action: 'PUSH', pathname, search: '', timestamp }) as const

test('who goes back is there at once, and not when the device has written it', async () => {
  const [first, second] = [visit('/help-faq', 1), visit('/search', 2)]
  noteVisit(first)
  noteVisit(second)
  await vi.waitFor(() => expect(visits.value).toEqual([second, first]))
  goneBackTo(first)
  expect(visits.value).toEqual([first])
})
