import { useEffect } from 'react'
import { useSpeech } from '#src/core/language/language.tsx'
import { teachWorker } from '#src/data/push/worker-words.ts'

/** Keeps the worker able to speak to this person, in their language and the store's own words. */
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
