import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { memoryStore } from '../db/memory-store.ts'
import type { Store } from '../db/store.ts'
import type { DeliveryResult, OutboxEntry } from './entry.ts'
import type { Ledger, LedgerLine } from './ledger.ts'
import { NoRoom, Outbox } from './outbox.ts'

const done: DeliveryResult = { kind: 'done' }
const later: DeliveryResult = { kind: 'later', delay: { why: 'network' } }

function noteInMemory(): Ledger {
  let kept: readonly LedgerLine[] = []
  return {
    lines: () => kept,
    write: (lines) => {
      kept = lines
    },
  }
}

function makeOutbox(
  deliver: (entry: OutboxEntry) => Promise<DeliveryResult>,
  store: Store = memoryStore(),
  ledger = noteInMemory(),
  now = () => 1_000,
) {
  let keys = 0
  return new Outbox({
    store: async () => store,
    ledger,
    deliver,
    makeRoom: () => store.clear('query'),
    tellTabs: () => {},
    sendSoon: () => {},
    now,
    makeKey: () => `key-${store.kind}-${Math.random()}-${keys++}`,
    isKnown: () => true,
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
    expect(outbox.waiting.value).toEqual([])
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
    expect(names(outbox.waiting.value)).toEqual(['b', 'c'])
    expect(outbox.waiting.value[0]?.attempts).toBe(1)
  })

  it('keeps what was refused for the person to see, and goes on', async () => {
    const outbox = makeOutbox(async (entry) =>
      entry.request.name === 'a' ? { kind: 'refused', message: 'Too late.', answer: {} } : done,
    )
    await act(outbox, 'a')
    await act(outbox, 'b')
    await outbox.send('amira')
    expect(outbox.waiting.value.map((it) => it.refusal)).toEqual(['Too late.'])
    await outbox.discard(outbox.waiting.value[0]?.key ?? '')
    expect(outbox.waiting.value).toEqual([])
  })

  it('tells also who asks late what the server has done and refused, and not what still waits', async () => {
    const results: Record<string, DeliveryResult> = {
      a: { kind: 'refused', message: 'Too late.', answer: {} },
      b: done,
      c: later,
    }
    const outbox = makeOutbox(async ({ request }) => results[String(request.name)] ?? done)
    for (const name of ['a', 'b', 'c']) await act(outbox, name)
    await outbox.send('amira')
    expect(names(outbox.answered.value)).toEqual(['a', 'b'])
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
    expect(names(outbox.waiting.value)).toEqual(['a'])
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
    ).rejects.toBeInstanceOf(NoRoom)
  })

  it('keeps what this version does not know, and goes on with the rest', async () => {
    const outbox = makeOutbox(async (entry) => (entry.request.name === 'a' ? { kind: 'unknown' } : done))
    await act(outbox, 'a')
    await act(outbox, 'b')
    expect(await outbox.send('amira')).toBeUndefined()
    expect(names(outbox.waiting.value)).toEqual(['a'])
  })

  it('asks again under a new key, since the server remembers what it refused', async () => {
    const keys: string[] = []
    const outbox = makeOutbox(async (entry) => {
      keys.push(entry.key)
      return keys.length === 1 ? { kind: 'refused', message: 'No.', answer: {} } : done
    })
    await act(outbox, 'a')
    await outbox.send('amira')
    await outbox.tryAgain(keys[0] ?? '')
    await outbox.send('amira')
    expect(new Set(keys).size).toBe(2)
    expect(outbox.waiting.value).toEqual([])
  })

  it('says of what is taken back whether it may have arrived, and sends nothing that was', async () => {
    const heard: unknown[] = []
    let takeBack = async () => {}
    const outbox = makeOutbox(async (entry) => {
      heard.push(entry.request.name)
      if (entry.request.name === 'a') await takeBack()
      return later
    })
    const [a, b] = [await act(outbox, 'a'), await act(outbox, 'b')]
    takeBack = async () => {
      expect(await outbox.discard(a.key)).toMatchObject({ attempts: 1 })
      expect(await outbox.discard(b.key)).toMatchObject({ attempts: 0 })
      expect(await outbox.discard(b.key)).toBeUndefined()
    }
    await outbox.send('amira')
    await outbox.send('amira')
    expect(heard).toEqual(['a'])
  })

  it('neither brings back what is taken back as its sending fails, nor calls it lost', async () => {
    const ledger = noteInMemory()
    const store: Store = { ...memoryStore(), kind: 'device' }
    let takenBack: Promise<unknown> = Promise.resolve()
    const failing = async (): Promise<DeliveryResult> => {
      takenBack = outbox.discard(key)
      return { kind: 'later', delay: { why: 'network' }, isUnsent: true }
    }
    const outbox = makeOutbox(failing, store, ledger)
    const { key } = await act(outbox, 'a')
    await outbox.send('amira')
    await takenBack
    await outbox.load()
    expect(outbox.waiting.value).toEqual([])
    expect(outbox.lost.value).toEqual([])
  })

  it('says why it has to wait', async () => {
    const outbox = makeOutbox(async () => ({ kind: 'later', delay: { why: 'login' }, isUnsent: true }))
    await act(outbox, 'a')
    expect(await outbox.send('amira')).toEqual({ why: 'login' })
    expect(outbox.delay.value).toBe('login')
    expect(outbox.waiting.value[0]?.attempts).toBe(0)
  })

  it('notices what the device lost, until the person knows', async () => {
    const ledger = noteInMemory()
    const device = (): Store => ({ ...memoryStore(), kind: 'device' })
    const before = makeOutbox(async () => later, device(), ledger)
    await act(before, 'a')
    await before.load()
    expect(before.lost.value).toEqual([])

    const after = makeOutbox(async () => later, device(), ledger)
    await after.load()
    expect(after.lost.value.map((it) => it.call)).toEqual(['cancel'])
    after.forgetLost()
    await after.load()
    expect(after.lost.value).toEqual([])
  })

  it('calls nothing lost that was sent, discarded, or is out of reach today', async () => {
    const ledger = noteInMemory()
    const store: Store = { ...memoryStore(), kind: 'device' }
    const outbox = makeOutbox(async () => done, store, ledger)
    await act(outbox, 'a')
    const { key } = await act(outbox, 'b')
    await outbox.discard(key)
    await outbox.send('amira')
    expect(ledger.lines()).toEqual([])
    await act(outbox, 'c')
    const denied = makeOutbox(async () => done, memoryStore(), ledger)
    await denied.load()
    expect(denied.lost.value).toEqual([])
  })

  it('forgets refusals that nobody looked at for a month', async () => {
    const outbox = makeOutbox(async () => ({ kind: 'refused', message: 'No.', answer: {} }))
    await act(outbox, 'a')
    await outbox.send('amira')
    const day = 24 * 60 * 60 * 1000
    await outbox.sweep(29 * day)
    expect(outbox.waiting.value).toHaveLength(1)
    await outbox.sweep(32 * day)
    expect(outbox.waiting.value).toEqual([])
  })

  it('sends nothing that the server may have done and forgotten; the person may want it anew', async () => {
    const heard: OutboxEntry[] = []
    const day = 24 * 60 * 60 * 1000
    let time = 0
    const outbox = makeOutbox(
      async (entry) => {
        heard.push(entry)
        return time === 0 ? later : done
      },
      memoryStore(),
      noteInMemory(),
      () => time,
    )
    const { key } = await act(outbox, 'a')
    await outbox.send('amira')
    time = 31 * day
    await act(outbox, 'b')
    await outbox.send('amira')
    expect(names(heard)).toEqual(['a', 'b'])
    expect(outbox.waiting.value).toMatchObject([{ key, isTooOld: true, refusedAt: time }])

    await outbox.sweep(time + 29 * day)
    await outbox.tryAgain(key)
    await outbox.send('amira')
    expect(names(heard)).toEqual(['a', 'b', 'a'])
    expect(heard[2]?.key).not.toBe(key)
    expect(outbox.waiting.value).toEqual([])
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
          const deliver = async (entry: OutboxEntry): Promise<DeliveryResult> => {
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
          expect(names(outbox.waiting.value)).toEqual(acted.slice(acted.length - outbox.waiting.value.length))
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
