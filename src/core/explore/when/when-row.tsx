import { chakra } from '@chakra-ui/react'
import { CalendarDays } from 'lucide-react'
import { useSpeech } from '#src/core/language/language.tsx'
import type { TimeFilter } from '../explored.ts'
import type { Exploring } from '../use-exploring.ts'
import { ClearWhen } from './clear-when.tsx'

/** The time filter in the search form. */
export function WhenRow({ timeFilter, exploring }: { timeFilter: TimeFilter; exploring: Exploring }) {
  const { t } = useSpeech()
  const words = timeFilter.useWords('times')
  const { when } = exploring.exploreQuery
  return (
    <Frame>
      <Ask type="button" aria-haspopup="dialog" onClick={exploring.askWhen}>
        <CalendarDays size={20} strokeWidth={1.75} aria-hidden />
        <chakra.span paddingBlock="2" lineHeight="1.35" textWrap="balance">
          {when ? words(when) : t('explore.anyDates')}
        </chakra.span>
      </Ask>
      {when && <ClearWhen exploring={exploring} />}
    </Frame>
  )
}

const Frame = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: 'control',
    paddingInlineEnd: '1',
    borderRadius: 'card',
    background: 'card',
    boxShadow: 'float',
  },
})

const Ask = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    flex: '1',
    gap: '3',
    minWidth: '0',
    minHeight: 'control',
    paddingInlineStart: '4',
    background: 'transparent',
    textAlign: 'start',
    cursor: 'pointer',
    '& > svg': { flex: 'none' },
  },
})
