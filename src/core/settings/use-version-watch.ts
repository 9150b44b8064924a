import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { settings } from './queries.ts'

/** Fetches settings, languages and pages anew when the server says that they changed, without a reload. */
export function useVersionWatch(): void {
  const queries = useQueryClient()
  const version = useQuery(settings.version()).data?.forceNewSettingsVersion
  const seen = useRef(version)
  useEffect(() => {
    if (seen.current !== undefined && version !== undefined && version !== seen.current) {
      void queries.invalidateQueries({ queryKey: ['settings'] })
    }
    seen.current = version
  }, [version, queries])
}
