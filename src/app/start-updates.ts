import type { QueryClient } from '@tanstack/react-query'
import { requireUpdate, takeUpdateIfFree } from '#src/core/app-update/updates.ts'
import { tooOld } from '#src/data/provider/too-old.ts'
import { whenAppIdle } from '#src/lib/app-idle.ts'
import { inProgressWhile } from '#src/lib/in-progress.ts'
import { watchTyping } from '#src/lib/typed.ts'
import { keepInstallPrompt } from './install-prompt.ts'
import { tellManifest } from './manifest-link.ts'
import { watchMissingChunks } from './missing-chunk.ts'

/**
 * A browser that can install animates its address bar for half a second at sixty frames a second: after the
 * rest.
 */
const MANIFEST_AFTER_MS = 1_000

/** Starts watching what is in progress, so that no version is swapped while somebody works. */
export function startUpdates(queries: QueryClient): void {
  keepInstallPrompt()
  void whenAppIdle.then(() => setTimeout(tellManifest, MANIFEST_AFTER_MS, document))
  watchTyping(document)
  // A running mutation has no answer yet; a paused one waits for a network, is stored, and survives a reload.
  inProgressWhile(() => queries.isMutating({ predicate: ({ state }) => !state.isPaused }) > 0)
  watchMissingChunks(takeUpdateIfFree)
  tooOld.subscribe(requireUpdate)
}
