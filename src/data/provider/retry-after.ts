/** How long the server asks to be left alone; by its own clock, since a date of its means nothing on ours. */
export function retryAfterMs(headers: Headers): number | undefined {
  const asked = headers.get('retry-after')
  if (!asked) return undefined
  const seconds = Number(asked)
  const ms = Number.isNaN(seconds)
    ? Date.parse(asked) - Date.parse(headers.get('date') ?? '')
    : seconds * 1000
  return Number.isNaN(ms) ? undefined : Math.max(0, ms)
}
