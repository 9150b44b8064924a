import { chakra } from '@chakra-ui/react'
import { createLink } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { useSpeech } from '#src/core/language/language.tsx'
import type { Vertical } from '#src/core/listing/vertical.ts'

/** Leads to the search by name, in all verticals or in one. */
export function SearchEntry({ vertical }: { vertical?: Vertical }) {
  const { t } = useSpeech()
  return (
    <Field {...leadingTo(vertical)}>
      <Search size={20} strokeWidth={1.75} aria-hidden />
      <chakra.span truncate>
        {vertical ? t('search.in', { what: t(vertical.name) }) : t('search.invitation')}
      </chakra.span>
    </Field>
  )
}

function leadingTo(vertical: Vertical | undefined) {
  const form = vertical?.kinds ? undefined : vertical?.explore?.('').filters
  if (form) return { to: form, search: {} }
  return { to: '/search', search: vertical ? { vertical: vertical.id } : {} } as const
}

const Field = createLink(
  chakra('a', {
    base: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: 'control',
      paddingInline: '5',
      borderRadius: 'pill',
      background: 'card',
      boxShadow: 'float',
      color: 'muted',
      textDecoration: 'none',
      '& > svg': { flex: 'none' },
      md: { maxWidth: '560px' },
    },
  }),
)
