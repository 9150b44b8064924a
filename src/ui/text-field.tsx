import { chakra } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { Field, Input } from './field.tsx'

interface Props extends Omit<ComponentProps<typeof Input>, 'value' | 'onChange'> {
  name: string
  label: string
  hint?: ReactNode
  error?: string | undefined
  value: string
  onValue: (value: string) => void
  /** A button at the field's end. */
  after?: ReactNode
}

/** A text input with its label and its error. */
export function TextField({ label, hint, error, value, onValue, after, ...rest }: Props) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <Frame dir={rest.dir} data-after={after ? true : undefined}>
          <Input {...rest} {...ids} value={value} onChange={({ target }) => onValue(target.value)} />
          {after}
        </Frame>
      )}
    </Field>
  )
}

const Frame = chakra('div', {
  base: {
    display: 'grid',
    alignItems: 'center',
    '& > *': { gridArea: '1 / 1' },
    '& > button': { justifySelf: 'end', marginInlineEnd: '1' },
    '&[data-after] > input': { paddingInlineEnd: '12' },
  },
})
