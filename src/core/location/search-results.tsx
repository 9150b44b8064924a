import { chakra } from '@chakra-ui/react'
import { MapPin } from 'lucide-react'
import { useSpeech } from '#src/core/language/language.tsx'
import { useFailureText } from '#src/core/language/use-failure-text.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import type { LocationSearch, Suggestion } from './use-location-search.ts'

interface Props {
  id: string
  isOpen: boolean
  search: LocationSearch
  /** The index of the suggestion that the keyboard is on. */
  at: number
  onChosen: (suggestion: Suggestion) => void
}

/** The suggestions of a search, or why there are none; they float below the field, which keeps the focus. */
export function SearchResults({ id, isOpen, search, at, onChosen }: Props) {
  const { t } = useSpeech()
  const { state, suggestions } = search
  const shown = isOpen && state !== 'idle'
  const isListed = suggestions.length > 0 && state !== 'failed'
  return (
    <>
      <chakra.span role="status" srOnly>
        {shown && state === 'found' && t('place.found', { n: suggestions.length })}
      </chakra.span>
      {/* A press on a suggestion must not blur the field: that would close the list before the click. */}
      <Float hidden={!shown} onPointerDown={(event) => event.preventDefault()}>
        {isListed && (
          <div id={id} role="listbox" aria-label={t('place.search')}>
            {suggestions.map((it, index) => (
              <Option
                key={it.place_id}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === at}
                onClick={() => onChosen(it)}
              >
                <MapPin size={18} strokeWidth={1.75} aria-hidden />
                <span dir="auto">{it.text}</span>
              </Option>
            ))}
          </div>
        )}
        {state === 'searching' && !isListed && <Waiting />}
        {state === 'nothing' && (
          <Note role="status">{t('place.notFound', { search: search.typed.trim() })}</Note>
        )}
        {state === 'failed' && <Failure search={search} />}
      </Float>
    </>
  )
}

function Waiting() {
  return (
    <div aria-busy="true">
      {[1, 2, 3].map((it) => (
        <Option key={it}>
          <Skeleton width="full" height="20px" />
        </Option>
      ))}
    </div>
  )
}

function Failure({ search }: { search: LocationSearch }) {
  const { t } = useSpeech()
  return (
    <Note role="alert">
      {useFailureText(search.failure)}
      <Again type="button" onClick={search.retry}>
        {t('app.retry')}
      </Again>
    </Note>
  )
}

const Float = chakra('div', {
  base: {
    position: 'absolute',
    insetInline: 0,
    top: 'calc(100% + 8px)',
    maxHeight: '60dvh',
    overflowY: 'auto',
    padding: '2',
    borderRadius: 'card',
    background: 'card',
    boxShadow: 'float',
    '&[hidden]': { display: 'none' },
  },
})

const Option = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: 'touch',
    paddingInline: '3',
    paddingBlock: '2',
    borderRadius: 'control',
    cursor: 'pointer',
    '& svg': { flex: 'none', color: 'muted' },
    _hover: { background: 'line' },
    '&[aria-selected=true]': { background: 'line' },
  },
})

const Note = chakra('p', {
  base: { display: 'grid', justifyItems: 'start', paddingInline: '3', paddingBlock: '2', color: 'muted' },
})

const Again = chakra('button', {
  base: {
    minHeight: 'touch',
    background: 'transparent',
    color: 'accent',
    fontWeight: 'semibold',
    cursor: 'pointer',
  },
})
