import { chakra } from '@chakra-ui/react'
import { CalendarDays } from 'lucide-react'
import { useSpeech } from '#src/core/language/language.tsx'
import { Chip } from '#src/ui/chips.tsx'
import type { TimeFilter } from '../explored.ts'
import type { Exploring } from '../use-exploring.ts'
import { ClearWhen } from './clear-when.tsx'
import { quickOf } from './quick-chips.tsx'

/** The time filter among the filter chips. A chosen time stands out, and can be cleared. */
export function WhenChip({ timeFilter, exploring }: { timeFilter: TimeFilter; exploring: Exploring }) {
  const { t } = useSpeech()
  const words = timeFilter.useWords('days')
  const { when: chosen } = exploring.exploreQuery
  const when = quickOf(timeFilter, chosen) ? undefined : chosen
  return (
    <Both data-chosen={when && true}>
      <Chip type="button" aria-haspopup="dialog" onClick={exploring.askWhen}>
        <CalendarDays size={18} strokeWidth={1.75} aria-hidden />
        {when ? (
          <>
            <chakra.span srOnly>{t('explore.when')}</chakra.span>
            {words(when)}
          </>
        ) : (
          t(timeFilter.choose)
        )}
      </Chip>
      {when && <ClearWhen exploring={exploring} />}
    </Both>
  )
}

const Both = chakra('span', {
  base: {
    display: 'inline-flex',
    flex: 'none',
    '&[data-chosen]': {
      borderRadius: 'pill',
      background: 'ink',
      boxShadow: 'float',
      '& > button': { background: 'transparent', color: 'bg', boxShadow: 'none' },
      '& > button:first-of-type': { paddingInlineEnd: '0' },
    },
  },
})
