// Runs PGlite off the main loop, so that a slow query never stops the server from answering.
// Plain JavaScript, because a worker starts from a file of its own, built or not.
// @ts-check
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { amcheck } from '@electric-sql/pglite/contrib/amcheck'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { cube } from '@electric-sql/pglite/contrib/cube'
import { earthdistance } from '@electric-sql/pglite/contrib/earthdistance'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'

/**
 * @typedef {{kind: 'send', wire: number, bytes: Uint8Array} | {kind: 'hangUp', wire: number} |
 *   {kind: 'dump'} | {kind: 'close'}} Request
 */

const main = parentPort
if (!main) throw new Error('This file runs as a worker.')
const { dataDir, snapshot, longestIdleMs } = workerData
/** Odd while a query runs, so that the main thread notices one that does not end. @type {Int32Array} */
const turns = workerData.turns

// The engine fills this memory with zeros before it starts. The default of 128 MB takes up to half of the
// whole start.
const KEPT_IN_MEMORY = 'shared_buffers=64MB'

/**
 * Makes PGlite load each extension when it is first needed. PGlite loads them in parallel at the start, and
 * one that comes too early lacks what a later one brings: it is given up and loaded a second time later, and
 * both copies then serve it. One start in ten had half of pg_trgm, and each search with a typing mistake
 * hung.
 */
const loadOneByOne = {
  name: 'load extensions one by one',
  /** @param {unknown} _db @param {object} emscriptenOpts */
  setup: async (_db, emscriptenOpts) => ({ emscriptenOpts: { ...emscriptenOpts, noWasmDecoding: true } }),
}

const db = await PGlite.create({
  dataDir,
  startParams: [...PGlite.defaultStartParams, '-c', KEPT_IN_MEMORY],
  ...(snapshot ? { loadDataDir: new Blob([snapshot]) } : {}),
  extensions: { loadOneByOne, amcheck, btree_gist, cube, earthdistance, pg_trgm, unaccent },
})

const IDLE = 'I'.charCodeAt(0)
const READY_FOR_QUERY = 'Z'.charCodeAt(0)
/** The length of ReadyForQuery: a letter, four bytes of length, and the state of the transaction. */
const LENGTH_OF_READY = 6

/** @type {Request[]} */
const waiting = []
/**
 * The wire whose transaction is open: PGlite has one session, so the others wait until it ends.
 * @type {number | null}
 */
let owner = null
/**
 * Wires that lost their transaction. Their further statements are dropped, because they would take effect
 * outside of it.
 *
 * @type {Set<number>}
 */
const dropped = new Set()
let working = false
/** @type {NodeJS.Timeout | undefined} */
let idleTimer

/** @param {number} wire @param {Uint8Array} bytes */
async function send(wire, bytes) {
  if (dropped.has(wire)) return
  Atomics.add(turns, 0, 1)
  const reply = (await db.execProtocolRaw(bytes)).slice()
  Atomics.add(turns, 0, 1)
  // PGlite says nothing when WebAssembly itself fails within a query, so that the caller would wait for ever.
  if (reply.at(-LENGTH_OF_READY) !== READY_FOR_QUERY) throw new Error('A query ended without an answer.')
  // A reply ends in ReadyForQuery, whose last byte is the state of the transaction.
  owner = reply.at(-1) === IDLE ? null : wire
  main?.postMessage({ kind: 'reply', wire, bytes: reply }, [reply.buffer])
}

/** @param {number} wire */
async function hangUp(wire) {
  dropped.delete(wire)
  if (owner === wire) await rollBack()
}

async function rollBack() {
  owner = null
  await db.exec('ROLLBACK')
}

/**
 * Rolls a forgotten transaction back, which would stop everybody. A server does so by
 * idle_in_transaction_session_timeout.
 */
async function dropOwner() {
  if (owner === null) return
  dropped.add(owner)
  main?.postMessage({ kind: 'dropped', wire: owner })
  await rollBack()
  await work()
}

/** @param {Request} request */
async function perform(request) {
  if (request.kind === 'send') return send(request.wire, request.bytes)
  if (request.kind === 'hangUp') return hangUp(request.wire)
  if (request.kind === 'dump') {
    const bytes = new Uint8Array(await (await db.dumpDataDir('none')).arrayBuffer())
    main?.postMessage({ kind: 'dumped', bytes }, [bytes.buffer])
    return
  }
  await db.close()
  process.exit()
}

function takeNext() {
  const at = waiting.findIndex((it) => owner === null || !('wire' in it) || it.wire === owner)
  return at < 0 ? undefined : waiting.splice(at, 1)[0]
}

// An exception here ends PGlite's session and this thread; the main thread then starts another one.
async function work() {
  if (working) return
  working = true
  clearTimeout(idleTimer)
  for (let next = takeNext(); next; next = takeNext()) await perform(next)
  if (owner !== null) idleTimer = setTimeout(dropOwner, longestIdleMs)
  working = false
}

main.on('message', (/** @type {Request} */ request) => {
  waiting.push(request)
  void work()
})
// The first query takes many times as long as later ones, so it is part of the start.
await db.query('select 1')
main.postMessage({ kind: 'ready' })
