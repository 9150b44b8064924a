let ahead: number | undefined

/** Learns from an answer how far the server's clock is ahead of the device's, to the second. */
export function hearServerClock(headers: Headers, now = Date.now()): void {
  const said = Date.parse(headers.get('date') ?? '')
  if (!Number.isNaN(said)) ahead = said - now
}

/** The time by the server's clock; undefined until it has answered. Devices can be days off. */
export function serverNow(now = Date.now()): number | undefined {
  return ahead === undefined ? undefined : now + ahead
}
