import { chakra } from '@chakra-ui/react'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'

/** The attributes with which a control is read out together with its label, hint and error. */
export interface FieldIds {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

interface Props {
  label: string
  /** A hint to read before typing. */
  hint?: ReactNode
  error?: string | undefined
  /** Whether the error may appear while the control has the focus, and is read out by itself. */
  isLive?: boolean
  children: (ids: FieldIds) => ReactNode
}

/** A control with its label above and its error below. */
export function Field({ label, hint, error, isLive = false, children }: Props) {
  const id = useId()
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`]
  const described = [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined
  return (
    <chakra.div display="grid" gap="1" minWidth="0">
      <Label htmlFor={id}>{label}</Label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described })}
      {error && (
        <FieldError id={errorId} role={isLive ? 'alert' : undefined}>
          {error}
        </FieldError>
      )}
      {hint && (
        <chakra.p id={hintId} color="muted" fontSize="14">
          {hint}
        </chakra.p>
      )}
    </chakra.div>
  )
}

const Label = chakra('label', { base: { fontSize: '14', fontWeight: 'semibold', paddingBlockEnd: '1' } })

interface ErrorProps {
  id: string
  role?: 'alert' | undefined
  children: ReactNode
}

/** The error of a control. */
export function FieldError({ children, ...ids }: ErrorProps) {
  return (
    <Wrong {...ids}>
      <CircleAlert size={16} strokeWidth={1.75} aria-hidden />
      {children}
    </Wrong>
  )
}

const Wrong = chakra('p', {
  base: {
    display: 'flex',
    gap: '2',
    color: 'danger',
    fontSize: '14',
    '& svg': { flexShrink: 0, marginBlockStart: '2px' },
  },
})

/** The look of every control for input. */
export const controlLook = {
  minHeight: 'control',
  width: 'full',
  minWidth: 0,
  paddingInline: '4',
  borderRadius: 'control',
  borderWidth: '1px',
  borderColor: 'edge',
  background: 'card',
  color: 'ink',
  fontSize: '16',
  transition: 'border-color {durations.fast} ease-out',
  '&::placeholder': { color: 'muted', opacity: 1 },
  _readOnly: { background: 'transparent', color: 'muted' },
  _focusVisible: { borderColor: 'accent', outlineOffset: '0' },
  '&[aria-invalid=true]': { borderColor: 'danger' },
} as const

/** A text input. */
export const Input = chakra('input', { base: controlLook })
