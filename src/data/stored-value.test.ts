import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { locationSchema } from '#contract/entities/card.ts'
import { storedValue } from './stored-value.ts'

const KEY = 'a value'
const quay = { text: 'Old Harbour', latitude: 37.1, longitude: -25.4 }

/** Stubs the parts of a browser that a page uses here: a storage, and events. */
function openTab(storage: Partial<Storage>): EventTarget {
  const tab = new EventTarget()
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab))
  vi.stubGlobal('removeEventListener', tab.removeEventListener.bind(tab))
  return tab
}

function storageOf(items: Map<string, string>): Partial<Storage> {
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}

const refusing = () => {
  throw new DOMException('denied', 'SecurityError')
}

let items: Map<string, string>
beforeEach(() => {
  items = new Map()
  openTab(storageOf(items))
})
afterEach(() => vi.unstubAllGlobals())

const value = () => storedValue(KEY, locationSchema)

describe('a kept value', () => {
  it('is there for the next page', () => {
    value().set(quay)
    expect(value().get()).toEqual(quay)
  })

  it('is the same object as long as it does not change', () => {
    const kept = value()
    kept.set(quay)
    expect(kept.get()).toBe(kept.get())
  })

  it('is forgotten when told so', () => {
    const kept = value()
    kept.set(quay)
    kept.set(undefined)
    expect(kept.get()).toBeUndefined()
    expect(items.size).toBe(0)
  })

  it.each([
    ['no JSON', '{'],
    ['another shape', '{"city":"Old Harbour"}'],
    ['a point that is not on earth', JSON.stringify({ ...quay, latitude: 91 })],
    ['a number as text', JSON.stringify({ ...quay, longitude: '-25.4' })],
    ['nothing', 'null'],
  ])('is none when what is stored is %s', (_, text) => {
    items.set(KEY, text)
    expect(value().get()).toBeUndefined()
  })

  it.each([
    ['no storage at all', { getItem: refusing, setItem: refusing, removeItem: refusing }],
    ['no room left', { getItem: () => null, setItem: refusing, removeItem: refusing }],
  ])('lasts as long as the page where there is %s', (_, storage) => {
    openTab(storage)
    const kept = value()
    kept.set(quay)
    expect(kept.get()).toEqual(quay)
    kept.set(undefined)
    expect(kept.get()).toBeUndefined()
  })

  it('tells who listens, as long as they do', () => {
    const kept = storedValue(KEY, v.string())
    const heard = vi.fn()
    const stop = kept.subscribe(heard)
    kept.set('one')
    stop()
    kept.set('two')
    expect(heard).toHaveBeenCalledOnce()
  })

  it('hears what another tab said', () => {
    const tab = openTab(storageOf(items))
    const kept = storedValue(KEY, v.string())
    const heard = vi.fn(() => kept.get())
    const stop = kept.subscribe(heard)
    const storageEvent = (key: string | null) => Object.assign(new Event('storage'), { key })
    items.set(KEY, '"from elsewhere"')
    tab.dispatchEvent(storageEvent(KEY))
    tab.dispatchEvent(storageEvent('something else'))
    items.clear()
    tab.dispatchEvent(storageEvent(null))
    expect(heard.mock.results.map((it) => it.value)).toEqual(['from elsewhere', undefined])
    stop()
    tab.dispatchEvent(storageEvent(KEY))
    expect(heard).toHaveBeenCalledTimes(2)
  })
})
