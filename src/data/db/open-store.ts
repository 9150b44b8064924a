import { memoryStore } from './memory-store.ts'
import type { Store } from './store.ts'

const PATIENCE_MS = 3_000

/** The device's store, or memory where the device denies it, is broken, or does not answer in time. */
export async function openStore(onTakenOver: () => void): Promise<Store> {
  try {
    // IndexedDB's library is not needed for the first screen.
    const { openDeviceStore } = await import('./device-store.ts')
    return await inTime(openDeviceStore(onTakenOver))
  } catch {
    return memoryStore()
  }
}

function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The device did not answer.')), PATIENCE_MS)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
