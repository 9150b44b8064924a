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

/**
 * @typedef {{kind: 'send', wire: number, bytes: Uint8Array} | {kind: 'hangUp', wire: number} |
 *   {kind: 'dump'} | {kind: 'close'}} Request
 */

const main = parentPort
if (!main) throw new Error('This file runs as a worker.')

const db = await PGlite.create({
  dataDir: workerData.dataDir,
  ...(workerData.snapshot ? { loadDataDir: new Blob([workerData.snapshot]) } : {}),
  extensions: { amcheck, btree_gist, cube, earthdistance, pg_trgm },
})

const IDLE = 'I'.charCodeAt(0)

/** @type {Request[]} */
const waiting = []
/** The wire whose transaction is open: PGlite has one session, so the others wait until it ends. @type {number | null} */
let owner = null
let working = false

/** @param {number} wire @param {Uint8Array} bytes */
async function send(wire, bytes) {
  const reply = (await db.execProtocolRaw(bytes)).slice()
  // A reply to a whole exchange ends in ReadyForQuery, whose last byte is the transaction's state.
  owner = reply.at(-1) === IDLE ? null : wire
  main?.postMessage({ kind: 'reply', wire, bytes: reply }, [reply.buffer])
}

/** @param {number} wire */
async function hangUp(wire) {
  if (owner !== wire) return
  owner = null
  await db.exec('ROLLBACK')
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
  main?.postMessage({ kind: 'closed' })
}

function takeNext() {
  const at = waiting.findIndex((it) => owner === null || !('wire' in it) || it.wire === owner)
  return at < 0 ? undefined : waiting.splice(at, 1)[0]
}

async function work() {
  if (working) return
  working = true
  for (let next = takeNext(); next; next = takeNext()) {
    try {
      await perform(next)
    } catch (error) {
      main?.postMessage({ kind: 'failed', wire: 'wire' in next ? next.wire : null, message: String(error) })
    }
  }
  working = false
}

main.on('message', (/** @type {Request} */ request) => {
  waiting.push(request)
  void work()
})
main.postMessage({ kind: 'ready' })
