import { chakra } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { useSpeech } from '#src/core/language/language.tsx'
import { watchUpdates } from './updates.ts'

/** A newer version waits until the person wants it: the code under a half-filled form is never swapped. */
export function UpdateBar() {
  const { t } = useSpeech()
  const [updates] = useState(watchUpdates)
  const [waits, setWaits] = useState(false)
  useEffect(() => updates.onWaiting(() => setWaits(true)), [updates])
  if (!waits) return <div role="status" />
  return (
    <Bar role="status">
      {t('app.updateReady')}
      <Take type="button" onClick={updates.take}>
        {t('app.updateTake')}
      </Take>
    </Bar>
  )
}

const Bar = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    paddingInline: '4',
    background: 'accent',
    color: 'onAccent',
    fontSize: '14',
  },
})

const Take = chakra('button', {
  base: {
    minHeight: 'touch',
    paddingInline: '3',
    fontWeight: 'bold',
    textDecoration: 'underline',
    cursor: 'pointer',
  },
})
