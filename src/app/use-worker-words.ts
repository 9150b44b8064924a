import { useEffect } from 'react'
import { useSpeech } from '#src/core/language/language.tsx'
import { teachWorker } from '#src/data/push/worker-words.ts'

/** Gives the service worker the texts for its notifications, in the person's language. */
export function useWorkerWords(storeName: string): void {
  const { t, language } = useSpeech()
  const news = t('app.news')
  const code = language?.code
  const direction = language?.direction
  useEffect(() => {
    if (!code || !direction) return
    return teachWorker({ language: code, direction, title: storeName, news })
  }, [code, direction, storeName, news])
}
