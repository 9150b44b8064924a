import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { memoryStore } from '../db/memory-store.ts'
import type { Store } from '../db/store.ts'
import type { OutboxEntry } from './entry.ts'
import { type Fate, Outbox } from './outbox.ts'

const done: Fate = { kind: 'done' }
const later: Fate = { kind: 'later' }

function makeOutbox(deliver: (entry: OutboxEntry) => Promise<Fate>, store: Store = memoryStore()) {
  let keys = 0
  return new Outbox({
    store,
    deliver,
    now: () => 1_000,
    makeKey: () => `key-${store.kind}-${Math.random()}-${keys++}`,
    alone: (work) => work(),
  })
}

const act = (outbox: Outbox, name: string, owner = 'amira') =>
  outbox.add({ owner, call: 'cancel', request: { name } })
const names = (entries: readonly OutboxEntry[]) => entries.map((it) => it.request.name)

describe('the outbox', () => {
  it('sends in the order of the actions and forgets what is done', async () => {
    const heard: unknown[] = []
    const outbox = makeOutbox(async (entry) => {
      heard.push(entry.request.name)
      return done
    })
    for (const name of ['a', 'b', 'c']) await act(outbox, name)
    await outbox.send('amira')
    expect(heard).toEqual(['a', 'b', 'c'])
    expect(outbox.entries).toEqual([])
  })

  it('stops at the first that has to wait, since the later ones may build on it', async () => {
    const heard: unknown[] = []
    const outbox = makeOutbox(async (entry) => {
      heard.push(entry.request.name)
      return entry.request.name === 'b' ? later : done
    })
    for (const name of ['a', 'b', 'c']) await act(outbox, name)
    await outbox.send('amira')
    expect(heard).toEqual(['a', 'b'])
    expect(names(outbox.entries)).toEqual(['b', 'c'])
    expect(outbox.entries[0]?.attempts).toBe(1)
  })

  it('keeps what was refused for the person to see, and goes on', async () => {
    const outbox = makeOutbox(async (entry) =>
      entry.request.name === 'a' ? { kind: 'refused', message: 'Too late.' } : done,
    )
    await act(outbox, 'a')
    await act(outbox, 'b')
    await outbox.send('amira')
    expect(outbox.entries.map((it) => it.refusal)).toEqual(['Too late.'])
    await outbox.discard(outbox.entries[0]?.key ?? '')
    expect(outbox.entries).toEqual([])
  })

  it('sends nothing of somebody else', async () => {
    const heard: unknown[] = []
    const outbox = makeOutbox(async (entry) => {
      heard.push(entry.owner)
      return done
    })
    await act(outbox, 'a', 'amira')
    await act(outbox, 'b', 'bruno')
    await outbox.send('bruno')
    expect(heard).toEqual(['bruno'])
    expect(names(outbox.entries)).toEqual(['a'])
  })

  it('makes room by dropping what can be fetched again, and says so when there is still none', async () => {
    const store = memoryStore()
    await store.put('query', { key: 'q', owner: 'guest', at: 0, bytes: 1, value: '' })
    const full = async () => {
      if ((await store.all('query')).length > 0) throw new DOMException('full', 'QuotaExceededError')
    }
    const tight: Store = {
      ...store,
      put: async (table, record) => full().then(() => store.put(table, record)),
    }
    await act(
      makeOutbox(async () => done, tight),
      'a',
    )
    expect(names(await store.all('outbox'))).toEqual(['a'])

    const hopeless: Store = {
      ...store,
      put: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
    }
    await expect(
      act(
        makeOutbox(async () => done, hopeless),
        'b',
      ),
    ).rejects.toThrow('full')
  })

  it('neither loses, doubles nor reorders an action, whatever network and page do', async () => {
    const event = fc.oneof(
      { weight: 3, arbitrary: fc.constant('act') },
      { weight: 3, arbitrary: fc.constant('send') },
      { weight: 1, arbitrary: fc.constant('reload') },
    )
    const network = fc.constantFrom('passes', 'request lost', 'answer lost', 'delivered twice')
    await fc.assert(
      fc.asyncProperty(
        fc.array(event, { maxLength: 40 }),
        fc.infiniteStream(network),
        async (events, weather) => {
          // The server remembers keys, as the real one does: a repeated key has no second effect.
          const seen = new Set<string>()
          const effects: unknown[] = []
          const arrive = (entry: OutboxEntry) => {
            if (!seen.has(entry.key)) effects.push(entry.request.name)
            seen.add(entry.key)
          }
          const deliver = async (entry: OutboxEntry): Promise<Fate> => {
            const luck = weather.next().value
            if (luck === 'request lost') return later
            arrive(entry)
            if (luck === 'delivered twice') arrive(entry)
            return luck === 'answer lost' ? later : done
          }
          const store = memoryStore()
          let outbox = makeOutbox(deliver, store)
          const acted: string[] = []
          for (const it of events) {
            if (it === 'act') {
              acted.push(`action ${acted.length}`)
              await act(outbox, acted.at(-1) ?? '')
            } else if (it === 'send') await outbox.send('amira')
            else {
              outbox = makeOutbox(deliver, store)
              await outbox.load()
            }
          }
          expect(effects).toEqual(acted.slice(0, effects.length))
          expect(names(outbox.entries)).toEqual(acted.slice(acted.length - outbox.entries.length))
          const calm = makeOutbox(async (entry) => {
            arrive(entry)
            return done
          }, store)
          await calm.load()
          await calm.send('amira')
          expect(effects).toEqual(acted)
        },
      ),
      { numRuns: 300 },
    )
  })
})
