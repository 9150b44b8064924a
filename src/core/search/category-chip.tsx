import { chakra } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { useSpeech } from '#src/core/language/language.tsx'

/** The category that a search is limited to; a tap removes the limit. */
export function CategoryChip({ name, onRemove }: { name: string; onRemove: () => void }) {
  const { t } = useSpeech()
  return (
    <chakra.div>
      <Chip type="button" aria-label={t('search.withoutCategory', { name })} onClick={onRemove}>
        {name}
        <X size={16} strokeWidth={1.75} aria-hidden />
      </Chip>
    </chakra.div>
  )
}

const Chip = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'touch',
    paddingInline: '4',
    borderRadius: 'pill',
    background: 'color-mix(in srgb, currentColor 13%, transparent)',
    color: 'accent',
    fontSize: '14',
    fontWeight: 'semibold',
    cursor: 'pointer',
  },
})
