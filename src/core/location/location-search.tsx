import { chakra } from '@chakra-ui/react'
import { Search, X } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { LONGEST_PLACE_SEARCH } from '#contract/calls/geo.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { usePreHydrationInput } from '#src/core/use-pre-hydration-input.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { SearchResults } from './search-results.tsx'
import { type Searcher, useLocationSearch } from './use-location-search.ts'

/** A field that suggests locations as one types: a combobox for keyboards and screen readers too. */
export function LocationSearchField(searcher: Searcher) {
  const { t } = useSpeech()
  const listId = useId()
  const search = useLocationSearch(searcher)
  const [isOpen, setIsOpen] = useState(false)
  const [at, setAt] = useState(-1)
  const { suggestions } = search
  const active = isOpen ? suggestions[at] : undefined

  const step = (by: 1 | -1) => {
    setIsOpen(true)
    // The step beyond either end of the list is the field itself.
    setAt((from) => ((from + by + 1 + suggestions.length + 1) % (suggestions.length + 1)) - 1)
  }
  const take = () => {
    const chosen = active ?? (search.state === 'found' ? suggestions[0] : undefined)
    if (isOpen && chosen) search.choose(chosen)
  }
  const leave = () => (isOpen && search.typed ? setIsOpen(false) : type(''))
  const keys = new Map([
    ['ArrowDown', () => step(1)],
    ['ArrowUp', () => step(-1)],
    ['Enter', take],
    ['Escape', leave],
  ])

  function onKeyDown(event: KeyboardEvent): void {
    const act = event.nativeEvent.isComposing ? undefined : keys.get(event.key)
    if (act) event.preventDefault()
    act?.()
  }

  const input = useRef<HTMLInputElement>(null)
  usePreHydrationInput(input, search.typed, type)

  function type(text: string): void {
    search.type(text)
    setAt(-1)
    setIsOpen(text !== '')
  }

  return (
    <Box
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setIsOpen(false)}
    >
      <Field>
        <Search size={20} strokeWidth={1.75} aria-hidden />
        <Input
          ref={input}
          type="text"
          role="combobox"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={LONGEST_PLACE_SEARCH}
          placeholder={t('place.placeholder')}
          aria-label={t('place.search')}
          aria-autocomplete="list"
          aria-expanded={isOpen && suggestions.length > 0}
          aria-controls={listId}
          {...(active ? { 'aria-activedescendant': `${listId}-${at}` } : {})}
          value={search.typed}
          onChange={({ target }) => type(target.value)}
          onFocus={() => setIsOpen(search.typed !== '')}
          onKeyDown={onKeyDown}
        />
        {search.typed !== '' && (
          <IconButton type="button" aria-label={t('place.clear')} onClick={() => type('')}>
            <X size={20} strokeWidth={1.75} aria-hidden />
          </IconButton>
        )}
      </Field>
      <SearchResults id={listId} isOpen={isOpen} search={search} at={at} onChosen={search.choose} />
    </Box>
  )
}

const Box = chakra('div', { base: { position: 'relative', zIndex: 2 } })

const Field = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'control',
    paddingInlineStart: '4',
    paddingInlineEnd: '1',
    borderRadius: 'card',
    background: 'card',
    boxShadow: 'float',
    color: 'muted',
    '&:focus-within': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '2px' },
  },
})

const Input = chakra('input', {
  base: {
    flex: 1,
    minWidth: 0,
    minHeight: 'touch',
    background: 'transparent',
    color: 'ink',
    fontSize: '16',
    textOverflow: 'ellipsis',
    '&:focus-visible': { outline: 'none' },
    '&::placeholder': { color: 'muted', opacity: 1 },
  },
})
