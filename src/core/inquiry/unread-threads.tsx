import { chakra } from '@chakra-ui/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { numberText } from '#contract/texts/format.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { inquiries } from './queries.ts'

/** A badge with the number of unread conversations; nothing where there are none. */
export function UnreadThreads() {
  const { t, language } = useSpeech()
  const { data } = useInfiniteQuery(inquiries.list())
  const unread = data?.pages[0]?.unread ?? 0
  if (unread === 0) return null
  return (
    <Badge>
      <chakra.span srOnly>{t('messages.unread')} </chakra.span>
      {numberText(unread, language?.code ?? 'en')}
    </Badge>
  )
}

const Badge = chakra('span', {
  base: {
    minWidth: '1.5em',
    paddingInline: '6px',
    borderRadius: 'pill',
    background: 'alert',
    color: 'onAlert',
    fontSize: '14',
    fontWeight: 'semibold',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
})
