import { NoAnswer } from './errors.ts'

/**
 * Limits `work` to a time in all, until its last byte, and cancels it then or when `signal` asks for it. ky's
 * own limit ends with the headers: a body that drips would hold a screen for ever.
 */
export async function withinTime<T>(
  ms: number,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const stop = new AbortController()
  const cancel = () => stop.abort(signal?.reason)
  if (signal?.aborted) cancel()
  signal?.addEventListener('abort', cancel)
  const timer = setTimeout(() => stop.abort(new NoAnswer('timeout')), ms)
  try {
    return await work(stop.signal)
  } catch (error) {
    // Browsers fail with different errors when the body of a cancelled request is read.
    throw stop.signal.aborted ? stop.signal.reason : error
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', cancel)
  }
}
