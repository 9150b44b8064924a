import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Version } from '#contract/entities/settings.ts'
import { untilNothingIsInProgress } from '#src/lib/in-progress.ts'
import { reloadWhenFree } from '#src/lib/reload.ts'
import { settings } from './queries.ts'

const KEY = 'seen version'

/**
 * Acts on the numbers the server raises, also on those raised while this device was away: settings, languages
 * and pages are fetched anew without a reload, and kept answers are dropped with one.
 */
export function useVersionWatch(dropKeptAnswers: () => Promise<void>): void {
  const queries = useQueryClient()
  const { data: version } = useQuery(settings.version())
  useEffect(() => {
    if (!version) return
    const seen = lastSeen()
    if (seen && seen.forceCacheClearVersion < version.forceCacheClearVersion) {
      // Without the code for it, the next start tries again.
      if (!isDropping) dropThenReload(version, dropKeptAnswers).catch(() => {})
      return
    }
    remember(version)
    if (seen && seen.forceNewSettingsVersion !== version.forceNewSettingsVersion) {
      void queries.invalidateQueries({ queryKey: ['settings'] })
    }
  }, [version, queries, dropKeptAnswers])
}

let isDropping = false

// The version is stored only once this is done, so that a page closed before that does it at its next start.
async function dropThenReload(version: Version, dropKeptAnswers: () => Promise<void>): Promise<void> {
  isDropping = true
  await untilNothingIsInProgress()
  await dropKeptAnswers()
  remember(version)
  await reloadWhenFree()
}

let inMemory: Version | undefined

// The page's own memory comes first: another tab may have seen a version that this page does not run.
function lastSeen(): Version | undefined {
  try {
    return inMemory ?? JSON.parse(localStorage.getItem(KEY) ?? 'null') ?? undefined
  } catch {
    return inMemory
  }
}

function remember(version: Version): void {
  inMemory = version
  try {
    localStorage.setItem(KEY, JSON.stringify(version))
  } catch {
    // Storage may be denied; then this page alone remembers.
  }
}
