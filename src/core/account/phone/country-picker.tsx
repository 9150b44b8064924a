import { chakra } from '@chakra-ui/react'
import { Check, Search } from 'lucide-react'
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import type { Country } from '#contract/entities/settings.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { Dialog, useCloseDialog } from '#src/ui/dialog.tsx'
import { controlLook } from '#src/ui/field.tsx'
import { findCountries } from './find-countries.ts'
import { Flag } from './flag.tsx'

interface Props {
  countries: readonly Country[]
  chosen: Country
  onChoose: (country: Country) => void
  onClosed: () => void
}

/** A dialog with all countries, searched by name, letters or dial code. */
export function CountryPicker({ onClosed, ...rest }: Props) {
  const { t } = useSpeech()
  return (
    <Dialog title={t('phone.country')} closeLabel={t('phone.closeCountries')} tall onClosed={onClosed}>
      <Countries {...rest} />
    </Dialog>
  )
}

function Countries({ countries, chosen, onChoose }: Omit<Props, 'onClosed'>) {
  const { t } = useSpeech()
  const close = useCloseDialog()
  const id = useId()
  const [typed, setTyped] = useState('')
  const found = findCountries(countries, useDeferredValue(typed))
  const [at, setAt] = useState(() => countries.findIndex((it) => it.code === chosen.code))
  const list = useRef<HTMLDivElement>(null)
  const isShown = useRef(false)
  const choose = (country: Country | undefined) => {
    if (!country) return
    onChoose(country)
    close()
  }
  useEffect(() => {
    // The dialog opens only after this effect, and nothing scrolls before.
    const frame = requestAnimationFrame(() => {
      const block = isShown.current ? 'nearest' : 'center'
      list.current?.children[at]?.scrollIntoView({ block })
      isShown.current = true
    })
    return () => cancelAnimationFrame(frame)
  }, [at])
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      setAt((before) => Math.min(found.length - 1, Math.max(0, before + step)))
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      choose(found[at])
    }
  }
  return (
    <>
      <Box>
        <Search size={18} strokeWidth={1.75} aria-hidden />
        <SearchInput
          type="search"
          role="combobox"
          aria-label={t('phone.searchCountry')}
          placeholder={t('phone.searchCountry')}
          aria-expanded
          aria-controls={id}
          aria-activedescendant={found[at] ? `${id}-${found[at].code}` : undefined}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          data-first
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setAt(0)
          }}
          onKeyDown={onKeyDown}
        />
      </Box>
      <chakra.span role="status" srOnly>
        {typed !== '' && t('phone.countriesFound', { n: found.length })}
      </chakra.span>
      <List ref={list} id={id} role="listbox" aria-label={t('phone.country')} hidden={found.length === 0}>
        {found.map((it, index) => (
          <Option
            key={it.code}
            id={`${id}-${it.code}`}
            role="option"
            aria-selected={it.code === chosen.code}
            data-at={index === at || undefined}
            onClick={() => choose(it)}
          >
            <Flag country={it} />
            <chakra.span flex="1" minWidth="0">
              {it.name}
            </chakra.span>
            {it.code === chosen.code && <Check size={18} strokeWidth={1.75} aria-hidden />}
            <chakra.bdi color="muted" fontVariantNumeric="tabular-nums" dir="ltr">
              {it.dial_code}
            </chakra.bdi>
          </Option>
        ))}
      </List>
      {found.length === 0 && (
        <chakra.p color="muted" paddingBlock="4">
          {t('phone.noCountry')}
        </chakra.p>
      )}
    </>
  )
}

const Box = chakra('div', {
  base: {
    display: 'grid',
    alignItems: 'center',
    '& > *': { gridArea: '1 / 1' },
    '& > svg': { marginInlineStart: '4', color: 'muted', pointerEvents: 'none', zIndex: 1 },
  },
})

const SearchInput = chakra('input', {
  base: {
    ...controlLook,
    paddingInlineStart: '10',
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
})

const List = chakra('div', {
  base: {
    flex: '1 1 auto',
    minHeight: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    marginBlockStart: '3',
    marginInline: '-12px',
  },
})

const Option = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '48px',
    paddingInline: '3',
    borderRadius: 'control',
    cursor: 'pointer',
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 48px',
    _hover: { background: 'line/50' },
    '&[data-at]': { background: 'line' },
    '&[aria-selected=true]': { fontWeight: 'semibold' },
    '& > svg': { color: 'accent' },
  },
})
