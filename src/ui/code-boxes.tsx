import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { Field } from './field.tsx'

interface Props {
  label: string
  hint?: string
  error?: string | undefined
  /** The number of digits of the code. */
  length: number
  value: string
  onValue: (typed: string) => void
  disabled?: boolean
}

/**
 * A box for each digit of a code. It is one field under six drawn boxes, so that pasting, the phone's own
 * suggestion, correcting and screen readers work as in any other field.
 */
export function CodeBoxes({ label, hint, error, length, value, onValue, disabled = false }: Props) {
  const [isFocused, setFocused] = useState(false)
  const at = isFocused ? Math.min(value.length, length - 1) : undefined
  return (
    <Field label={label} hint={hint} error={error} isLive>
      {(ids) => (
        <Frame dir="ltr" data-busy={disabled || undefined}>
          <Boxes aria-hidden>
            {Array.from({ length }, (_, index) => (
              <Box
                // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
                key={index}
                data-at={index === at || undefined}
                data-wrong={error ? true : undefined}
              />
            ))}
          </Boxes>
          <Digits
            {...ids}
            name="otp"
            type="text"
            inputMode="numeric"
            pattern="[0-9]*"
            autoComplete="one-time-code"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            required
            autoFocus
            readOnly={disabled}
            value={value}
            onChange={({ target }) => onValue(target.value)}
            onFocus={() => setFocused(true)}
            onBlur={() => setFocused(false)}
          />
        </Frame>
      )}
    </Field>
  )
}

/** The distance from one box to the next: a box and the gap after it. */
const step = 'calc((100cqi + 8px) / 6)'

const Frame = chakra('div', {
  base: {
    position: 'relative',
    containerType: 'inline-size',
    height: '60px',
    // With `hidden` the field would still scroll to the cursor.
    overflow: 'clip',
    transition: 'opacity {durations.fast} ease-out',
    '&[data-busy]': { opacity: 0.6 },
  },
})

const Boxes = chakra('div', { base: { position: 'absolute', inset: '0', display: 'flex', gap: '2' } })

const Box = chakra('span', {
  base: {
    flex: `0 0 calc(${step} - 8px)`,
    borderRadius: 'control',
    borderWidth: '1px',
    borderColor: 'edge',
    background: 'card',
    '&[data-wrong]': { borderColor: 'danger' },
    '&[data-at]': { borderColor: 'accent', borderWidth: '2px' },
  },
})

const Digits = chakra('input', {
  base: {
    position: 'absolute',
    insetBlock: '0',
    insetInlineStart: '0',
    // Room for the space after the last digit, which would scroll the others away.
    width: 'calc(100% + 64px)',
    paddingInlineStart: `calc((${step} - 8px - 1ch) / 2)`,
    background: 'transparent',
    color: 'ink',
    fontSize: '24',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: `calc(${step} - 1ch)`,
    outline: 'none',
    // The browser's own yellow would cover the boxes.
    '&:autofill': { boxShadow: 'none', backgroundClip: 'text' },
  },
})
