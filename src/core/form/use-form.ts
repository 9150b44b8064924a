import {
  type FormEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import * as v from 'valibot'
import type { TextKey } from '#contract/texts/en.ts'
import { useSpeech } from '#src/core/language/language.tsx'

/**
 * The schema of a field, and the message for an invalid value. An optional field has a schema that takes ''.
 */
export interface Rule {
  schema: v.GenericSchema<string, unknown>
  wrong: TextKey
}

type Rules = Readonly<Record<string, Rule>>
type Texts<R extends Rules> = { [K in keyof R]: string }
type Parsed<R extends Rules> = { [K in keyof R]: v.InferOutput<R[K]['schema']> }

/**
 * The values and errors of a form. Nothing is called wrong before the person submits; then the focus goes to
 * the first invalid field, and each message goes as soon as its field is corrected.
 */
export function useForm<R extends Rules>(rules: R, start: Texts<R>) {
  const { t } = useSpeech()
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(start)
  const [errors, setErrors] = useState<Partial<Record<keyof R, string>>>({})
  const [refusals, setRefusals] = useState(0)

  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])

  const hearTyped = useEffectEvent(() => {
    for (const [name, before] of Object.entries(start)) {
      const field = form.current?.elements.namedItem(name)
      // The phone field listens to its own input, since its value differs from its text.
      if (field instanceof HTMLInputElement && field.type !== 'tel' && field.value !== before)
        set(name, field.value)
    }
  })
  // Text may have been typed into the server's page before React heard it; a tap on the button comes right
  // after.
  useLayoutEffect(() => hearTyped(), [])

  const problem = (name: keyof R, value: string): string | undefined => {
    const rule = rules[name]
    if (!rule || v.safeParse(rule.schema, value).success) return undefined
    return t(value.trim() === '' ? 'form.required' : rule.wrong)
  }

  const set = (name: keyof R, value: string) => {
    setValues((before) => ({ ...before, [name]: value }))
    setErrors((before) => (before[name] ? { ...before, [name]: problem(name, value) } : before))
  }

  const refuse = useCallback((wrong: Partial<Record<keyof R, string>>) => {
    setErrors(wrong)
    setRefusals((before) => before + 1)
  }, [])

  return {
    ref: form,
    values,
    set,
    /** Shows errors beside fields and focuses the first; the server may find more than the rules do. */
    refuse,
    /** The props of a text field. */
    field: (name: keyof R & string) => ({
      name,
      value: values[name],
      error: errors[name],
      onValue: (value: string) => set(name, value),
    }),
    submit: (send: (parsed: Parsed<R>) => void) => (event?: FormEvent) => {
      event?.preventDefault()
      const wrong = Object.keys(rules).flatMap((name) => {
        const found = problem(name, values[name as keyof R])
        return found === undefined ? [] : [[name, found] as const]
      })
      if (wrong.length > 0) return refuse(Object.fromEntries(wrong) as Partial<Record<keyof R, string>>)
      setErrors({})
      send(
        Object.fromEntries(
          Object.entries(rules).map(([name, { schema }]) => [name, v.parse(schema, values[name as keyof R])]),
        ) as Parsed<R>,
      )
    },
  }
}
