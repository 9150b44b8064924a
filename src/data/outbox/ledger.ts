import type { OutboxEntry } from './entry.ts'

const KEY = 'waiting'

/** Enough of an entry to say what was lost. */
export type LedgerLine = Pick<OutboxEntry, 'key' | 'owner' | 'call' | 'at'>

/** A second note of what waits, in the device's other memory: an empty outbox alone proves nothing. */
export interface Ledger {
  lines(): readonly LedgerLine[]
  write(lines: readonly LedgerLine[]): void
}

export function storageLedger(storage: () => Storage | undefined): Ledger {
  return {
    lines() {
      try {
        const found: unknown = JSON.parse(storage()?.getItem(KEY) ?? '[]')
        return Array.isArray(found) ? found.filter(isLine) : []
      } catch {
        return []
      }
    },
    write(lines) {
      try {
        if (lines.length === 0) storage()?.removeItem(KEY)
        else storage()?.setItem(KEY, JSON.stringify(lines))
      } catch {
        // The outbox itself is elsewhere; only its cross-check is missing.
      }
    },
  }
}

function isLine(it: unknown): it is LedgerLine {
  return typeof it === 'object' && it !== null && 'key' in it && 'call' in it
}
