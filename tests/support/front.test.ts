import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { startFront } from '../../e2e/support/front.ts'

test('an answer that is cut off behind it is cut off before it', async () => {
  const cut = createServer((_, outgoing) => {
    outgoing.writeHead(200, { 'content-length': 1_000 }).write('half')
    setTimeout(() => outgoing.destroy(), 50)
  })
  await new Promise<void>((resolve) => cut.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void cut.close())
  const address = cut.address()
  if (address === null || typeof address === 'string') throw new Error('It has no port.')
  const front = await startFront(() => new URL(`http://127.0.0.1:${address.port}`))
  onTestFinished(() => front.close())

  const answer = await fetch(front.url, { signal: AbortSignal.timeout(5_000) })
  await expect(answer.text()).rejects.toThrow('terminated')
})
