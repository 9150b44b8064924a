import { chakra } from '@chakra-ui/react'
import { onlineManager, useQueryClient } from '@tanstack/react-query'
import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useSpeech } from '#src/core/language/language.tsx'
import { clockTime } from '#src/lib/dates.ts'

/** Says, without getting in the way, that what one sees may be old, and from when it is. */
export function OfflineBar() {
  const { t, language } = useSpeech()
  const online = useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
  )
  const queries = useQueryClient()
  if (online) return <div role="status" />
  const shown = queries
    .getQueryCache()
    .findAll({ type: 'active', predicate: (it) => it.state.data !== undefined })
  const oldest = Math.min(...shown.map((it) => it.state.dataUpdatedAt), Date.now())
  return (
    <Bar role="status">
      <WifiOff size={18} strokeWidth={1.75} aria-hidden />
      {t('app.offline', { time: clockTime(oldest, language?.code ?? 'en') })}
    </Bar>
  )
}

const Bar = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    paddingInline: '4',
    paddingBlock: '2',
    background: 'bar',
    color: 'onBar',
    fontSize: '14',
  },
})
