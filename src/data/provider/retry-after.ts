/** The time for which the server asks to be left alone; dates go by its own clock, as the device's may be wrong. */
export function retryAfterMs(headers: Headers): number | undefined {
  const asked = headers.get('retry-after')
  if (!asked) return undefined
  const seconds = Number(asked)
  const ms = Number.isNaN(seconds)
    ? Date.parse(asked) - Date.parse(headers.get('date') ?? '')
    : seconds * 1000
  return Number.isNaN(ms) ? undefined : Math.max(0, ms)
}
