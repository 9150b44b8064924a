import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

const LOWEST = 15_000
const HIGHEST = 32_000

async function canListen(port: number): Promise<boolean> {
  const probe = createServer()
  try {
    probe.listen(port, '127.0.0.1')
    await once(probe, 'listening')
    return true
  } catch {
    return false
  } finally {
    probe.close()
  }
}

/**
 * Finds a free port for programs that cannot listen on port 0, and for ports that a restarted server must get
 * again. It is below the range of outgoing connections, so that none of those takes it while a test has its
 * server down.
 */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = randomInt(LOWEST, HIGHEST)
    if (await canListen(port)) return port
  }
  throw new Error(`no free port on 127.0.0.1 between ${LOWEST} and ${HIGHEST}`)
}
