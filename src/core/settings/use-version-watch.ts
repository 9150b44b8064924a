import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Version } from '#contract/entities/settings.ts'
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
    remember(version)
    if (!seen) return
    if (seen.forceCacheClearVersion < version.forceCacheClearVersion) {
      void dropKeptAnswers().then(() => location.reload())
    } else if (seen.forceNewSettingsVersion !== version.forceNewSettingsVersion) {
      void queries.invalidateQueries({ queryKey: ['settings'] })
    }
  }, [version, queries, dropKeptAnswers])
}

let inMemory: Version | undefined

function lastSeen(): Version | undefined {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') ?? inMemory
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
