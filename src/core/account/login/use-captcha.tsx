import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { settings } from '#src/core/settings/queries.ts'

const Captcha = lazy(() => import('./captcha.tsx').then((it) => ({ default: it.Captcha })))

/** A captcha for a form, to be solved once for each sending. */
export interface UseCaptcha {
  /** The captcha to show; nothing where none is set up. */
  box: ReactNode
  /** Whether the form may be sent. */
  isReady: boolean
  /** Takes the token, which is good for one sending. */
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
