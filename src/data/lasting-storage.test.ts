import { expect, test, vi } from 'vitest'
import { askForLastingStorage } from './lasting-storage.ts'

test('the browser is asked, and a refusal or a browser without it changes nothing', async () => {
  const persist = vi.fn(() => Promise.reject(new Error('not here')))
  for (const storage of [{ persist }, {}, undefined]) {
    vi.stubGlobal('navigator', { storage })
    askForLastingStorage()
  }
  vi.unstubAllGlobals()
  await Promise.resolve()
  expect(persist).toHaveBeenCalledTimes(1)
})
