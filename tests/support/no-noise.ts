import { afterEach, beforeEach, vi } from 'vitest'

// What lands on the console in a test is a warning nobody reads: it fails the test instead.
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
