import { chakra } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { useSpeech } from '#src/core/language/language.tsx'

/** The part of Google's script that is used here; no package has its types. */
interface Recaptcha {
  render(
    box: HTMLElement,
    options: { sitekey: string; callback: (token: string) => void; 'expired-callback': () => void },
  ): void
}

interface Props {
  siteKey: string
  /** Called with undefined once the token has expired. */
  onToken: (token: string | undefined) => void
}

let loading: Promise<Recaptcha> | undefined

/** Google's reCAPTCHA. Its script comes from Google, and only where an operator wants it. */
export function Captcha({ siteKey, onToken }: Props) {
  const { t, language } = useSpeech()
  const box = useRef<HTMLDivElement>(null)
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    loading ??= loadScript(language?.code ?? 'en')
    let isGone = false
    loading.then(
      (recaptcha) => {
        if (isGone || !box.current || box.current.hasChildNodes()) return
        const expired = () => onToken(undefined)
        recaptcha.render(box.current, { sitekey: siteKey, callback: onToken, 'expired-callback': expired })
      },
      () => {
        loading = undefined
        setMissing(true)
      },
    )
    return () => {
      isGone = true
    }
  }, [siteKey, language?.code, onToken])
  return (
    <>
      <chakra.div ref={box} minHeight="78px" />
      {isMissing && (
        <chakra.p role="alert" color="danger" fontSize="14">
          {t('login.noCaptcha')}
        </chakra.p>
      )}
    </>
  )
}

function loadScript(language: string): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const loaded = () => {
      const found: unknown = Reflect.get(globalThis, 'grecaptcha')
      const ready = Reflect.get(Object(found), 'ready') as ((then: () => void) => void) | undefined
      if (ready) ready(() => resolve(found as Recaptcha))
      else reject(new Error('The captcha is not what it was.'))
    }
    script.src = `https://www.google.com/recaptcha/api.js?render=explicit&hl=${encodeURIComponent(language)}`
    script.async = true
    script.addEventListener('load', loaded)
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error('The captcha did not come.'))
    })
    document.head.append(script)
  })
}
