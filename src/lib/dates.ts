/** The time of day as people write it: '14:32', '2:32 PM'. */
export function clockTime(at: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' }).format(at)
}

/** The day of something that happens, by the clock of the place where it happens: 'Sat 21 Nov'. */
export function dayAt(instant: string, zone: string, locale: string): string {
  const parts = { weekday: 'short', day: 'numeric', month: 'short' } as const
  return new Intl.DateTimeFormat(locale, { ...parts, timeZone: knownZone(zone) }).format(new Date(instant))
}

// A device may lack a zone that is newer than itself; then its own clock has to do.
function knownZone(zone: string): string | undefined {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return zone
  } catch {
    return undefined
  }
}
