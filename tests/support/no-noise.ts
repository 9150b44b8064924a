import { afterEach, beforeEach, vi } from 'vitest'

// Console output of a test fails it, because otherwise nobody reads such warnings.
let said: string[] = []

beforeEach(() => {
  said = []
  for (const level of ['error', 'warn', 'info', 'log', 'debug'] as const) {
    vi.spyOn(console, level).mockImplementation((...words) => void said.push(words.map(String).join(' ')))
  }
})

afterEach(() => {
  vi.restoreAllMocks()
  if (said.length > 0) throw new Error(`The console was written to:\n${said.join('\n')}`)
})
