import autocannon from 'autocannon'

const SECONDS = 5

/**
 * Measures requests per second over real sockets, with the load from a thread of its own. Any answer but 2xx
 * is an error.
 */
export async function requestsPerSecond(
  url: string,
  body: object,
  { connections = 32, seconds = SECONDS } = {},
): Promise<number> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    workers: 1,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${result.non2xx} answers were not 2xx, ${result.errors} failed.`)
  }
  return result.requests.average
}

/** Measures how often a second `work` is done, `atOnce` at a time. */
export async function perSecond(
  work: () => Promise<unknown>,
  atOnce: number,
  seconds = SECONDS,
): Promise<number> {
  const until = performance.now() + seconds * 1000
  let done = 0
  const one = async () => {
    while (performance.now() < until) {
      await work()
      done++
    }
  }
  await Promise.all(Array.from({ length: atOnce }, one))
  return done / seconds
}
