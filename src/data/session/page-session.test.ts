import { expect, it, vi } from 'vitest'
import { textStorage } from '#tests/support/text-storage.ts'
import { personHere } from '../owner.ts'
import { startSession } from './page-session.ts'
import { personOf, rememberPerson } from './remembered-person.ts'

it('a page that comes back from the browser’s memory finds out anew who is here', () => {
  const page = new EventTarget()
  const storage = textStorage()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('localStorage', storage)
  const isShown = (persisted: boolean) =>
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  rememberPerson(personOf({ auth_token: 'hers', id: 7, name: 'Amira' }), storage)
  startSession()
  rememberPerson(personOf({ auth_token: 'his', id: 8, name: 'Bilal' }), storage)
  isShown(false)
  expect(personHere().name).toBe('Amira')
  isShown(true)
  expect(personHere().name).toBe('Bilal')
  vi.unstubAllGlobals()
})
