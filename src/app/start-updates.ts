import type { QueryClient } from '@tanstack/react-query'
import { requireUpdate, takeUpdateIfFree } from '#src/core/app-update/updates.ts'
import { tooOld } from '#src/data/provider/too-old.ts'
import { whenAppIdle } from '#src/lib/app-idle.ts'
import { inProgressWhile } from '#src/lib/in-progress.ts'
import { watchTyping } from '#src/lib/typed.ts'
import { keepInstallPrompt } from './install-prompt.ts'
import { tellManifest } from './manifest-link.ts'
import { watchMissingChunks } from './missing-chunk.ts'

/** A browser that can install draws over its own address, for half a second at sixty pictures a second: after the rest. */
const MANIFEST_AFTER_MS = 1_000

/** What must be watched from the first moment on, so that no version is swapped under somebody's hands. */
export function startUpdates(queries: QueryClient): void {
  keepInstallPrompt()
  void whenAppIdle.then(() => setTimeout(tellManifest, MANIFEST_AFTER_MS, document))
  watchTyping(document)
  // What is being sent has no answer yet; what waits for a network is kept, and survives a reload.
  inProgressWhile(() => queries.isMutating({ predicate: ({ state }) => !state.isPaused }) > 0)
  watchMissingChunks(takeUpdateIfFree)
  tooOld.subscribe(requireUpdate)
}
