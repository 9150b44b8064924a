import { chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { type ChangeEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Country } from '#contract/entities/settings.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useLazyPart } from '#src/core/load-on-press/use-lazy-part.ts'
import { usePreHydrationInput } from '#src/core/use-pre-hydration-input.ts'
import { controlLook, Field } from '#src/ui/field.tsx'
import { Flag } from './flag.tsx'
import { phoneDigits, positionAfterDigits } from './phone-digits.ts'

interface Props {
  countries: readonly Country[]
  country: Country
  onCountry: (country: Country) => void
  /** The digits as dialled within the country, or a whole number with its own +. */
  value: string
  onValue: (digits: string) => void
  /** The most digits of a number, where its country has no longer ones. */
  most: number
  error: string | undefined
  disabled?: boolean
}

/** A phone number in its two usual parts, country and number, formatted as in that country. */
export function PhoneField(props: Props) {
  const { t } = useSpeech()
  const { country, countries, value, error, disabled } = props
  const { input, shown, onChange } = useWriting(props)
  const { part, ask, leave } = useLazyPart<typeof import('./country-picker.tsx')>()
  return (
    <>
      <Field label={t('phone.label')} error={error}>
        {(ids) => (
          <Frame dir="ltr" data-invalid={error ? true : undefined}>
            <CountryButton
              type="button"
              aria-haspopup="dialog"
              disabled={disabled}
              onClick={() => ask(() => import('./country-picker.tsx'))}
            >
              <Flag country={country} />
              <span aria-hidden>{country.dial_code}</span>
              <chakra.span srOnly>
                {t('phone.countryChosen', { name: country.name, code: country.dial_code })}
              </chakra.span>
              <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
            </CountryButton>
            <Digits
              {...ids}
              ref={input}
              name="phone"
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              required
              readOnly={disabled}
              value={shown}
              onChange={onChange}
            />
          </Frame>
        )}
      </Field>
      {/* Not within: numbers run from left to right in every language, and a list of names does not. */}
      {part && (
        <part.CountryPicker
          countries={countries}
          chosen={country}
          onChoose={(chosen) => {
            props.onCountry(chosen)
            if (value.startsWith('+')) props.onValue('')
          }}
          onClosed={() => {
            leave()
            input.current?.focus()
          }}
        />
      )}
    </>
  )
}

type Writer = typeof import('./write-phone.ts')

/** Formats the number as it is typed, and keeps the cursor after the same digit meanwhile. */
function useWriting({ country, countries, value, most, onCountry, onValue }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const digitsBefore = useRef<number>(undefined)
  const [writer, setWriter] = useState<Writer>()
  // Until the formatter has loaded, or if it fails to load, the digits are shown as typed.
  useEffect(() => void import('./write-phone.ts').then(setWriter, () => {}), [])
  const shown = writer ? writer.writePhone(country, value) : value
  usePreHydrationInput(input, shown, (typed) => onValue(phoneDigits(typed, most)))

  useLayoutEffect(() => {
    const { current } = input
    if (digitsBefore.current === undefined || !current) return
    const position = positionAfterDigits(shown, digitsBefore.current)
    digitsBefore.current = undefined
    current.setSelectionRange(position, position)
  })

  /**
   * Takes a number apart that names its country itself, as when the browser filled it in or it was pasted.
   */
  const split = (digits: string): boolean => {
    const whole = digits.startsWith('+') ? writer?.readWhole(digits) : undefined
    const itsCountry = countries.find((it) => it.code === whole?.code)
    if (!whole || !itsCountry) return false
    onCountry(itsCountry)
    onValue(whole.national)
    digitsBefore.current = whole.national.length
    return true
  }
  // The number may have been filled in before the formatter had loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it comes, and not at every letter
  useEffect(() => void split(value), [writer, countries])

  const onChange = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const before = phoneDigits(target.value.slice(0, target.selectionStart ?? undefined), 15).length
    let digits = phoneDigits(target.value, writer ? writer.mostDigits(country, most) : most)
    digitsBefore.current = before
    // Only a separator was deleted: the digit before it was meant.
    if (digits === value && Reflect.get(nativeEvent, 'inputType') === 'deleteContentBackward' && before > 0) {
      digits = digits.slice(0, before - 1) + digits.slice(before)
      digitsBefore.current = before - 1
    }
    if (!split(digits)) onValue(digits)
  }
  return { input, shown, onChange }
}

const Frame = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'stretch',
    minHeight: 'control',
    borderRadius: 'control',
    borderWidth: '1px',
    borderColor: 'edge',
    background: 'card',
    transition: 'border-color {durations.fast} ease-out',
    '&[data-invalid]': { borderColor: 'danger' },
    '&:has(input:focus-visible)': { borderColor: 'accent', outline: '2px solid', outlineColor: 'accent' },
  },
})

const CountryButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minWidth: '104px',
    paddingInline: '3',
    borderInlineEndWidth: '1px',
    borderColor: 'line',
    borderStartStartRadius: '11px',
    borderEndStartRadius: '11px',
    background: 'transparent',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    '& > svg': { marginInlineStart: 'auto', color: 'muted' },
    _hover: { background: 'line/50' },
    _focusVisible: { outlineOffset: '-2px' },
  },
})

const Digits = chakra('input', {
  base: {
    ...controlLook,
    minHeight: 0,
    flex: 1,
    paddingInline: '3',
    borderWidth: 0,
    background: 'transparent',
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '0.02em',
    _focusVisible: { outline: 'none' },
  },
})
