import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { settings } from '#src/core/settings/queries.ts'

const Captcha = lazy(() => import('./captcha.tsx').then((it) => ({ default: it.Captcha })))

/** Showing to be a person, once for each thing that is sent. */
export interface UseCaptcha {
  /** Where the person shows to be one; nothing where no captcha is set up. */
  box: ReactNode
  /** Nothing may be sent before. */
  isReady: boolean
  /** The token, which is good for one sending. */
  take: () => string | undefined
}

/** The captcha of the settings, where they name one. */
export function useCaptcha(): UseCaptcha {
  const siteKey = useQuery(settings.values()).data?.googleRecaptchaSiteKey ?? ''
  const [token, setToken] = useState<string>()
  const round = useRef(0)
  if (siteKey === '') return { box: null, isReady: true, take: () => undefined }
  return {
    box: (
      <Suspense>
        <Captcha key={round.current} siteKey={siteKey} onToken={setToken} />
      </Suspense>
    ),
    isReady: token !== undefined,
    take() {
      round.current++
      setToken(undefined)
      return token
    },
  }
}
