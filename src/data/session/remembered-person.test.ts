import { describe, expect, it } from 'vitest'
import { textStorage } from '#tests/support/text-storage.ts'
import { memoryStore } from '../db/memory-store.ts'
import { guest } from '../owner.ts'
import { personOf, recallPerson, rememberPerson, storedPerson, storePerson } from './remembered-person.ts'

const amira = personOf({ auth_token: 'secret', id: 7, name: 'Amira' })

describe('who is logged in on a device', () => {
  it('is known at the next start, without waiting', () => {
    const storage = textStorage()
    rememberPerson(amira, storage)
    expect(recallPerson(storage)).toEqual({ owner: 'user 7', token: 'secret', id: 7, name: 'Amira' })
  })

  it('is nobody once they left, which is not the same as not known', () => {
    const storage = textStorage()
    expect(recallPerson(storage)).toBeUndefined()
    rememberPerson(amira, storage)
    rememberPerson(guest, storage)
    expect(recallPerson(storage)).toEqual(guest)
  })

  it.each(['', 'no JSON', '{"id":7}', '{"auth_token":1,"id":7,"name":"x"}', '[]'])(
    'is not known where %j stands',
    (text) => {
      const storage = textStorage()
      storage.setItem('user', text)
      expect(recallPerson(storage)).toBeUndefined()
    },
  )

  it('is nobody’s guess on a device that is too full to say it: the one before must not come back', () => {
    const storage = textStorage()
    rememberPerson(amira, storage)
    const full = Object.assign(Object.create(storage), {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    rememberPerson(guest, full)
    expect(recallPerson(storage)).toBeUndefined()
  })

  it('stands in the database too, without anything else the server said', async () => {
    const store = memoryStore()
    await storePerson(amira, store)
    expect(await store.all('user')).toEqual([{ key: 'user', auth_token: 'secret', id: 7, name: 'Amira' }])
    expect(await storedPerson(store)).toEqual(amira)
    await storePerson(guest, store)
    expect(await store.all('user')).toEqual([])
    expect(await storedPerson(store)).toBeUndefined()
  })
})
