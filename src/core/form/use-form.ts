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

/** What a field must be, and what is said where it is not. One that may be left out has a schema that takes ''. */
export interface Rule {
  schema: v.GenericSchema<string, unknown>
  wrong: TextKey
}

type Rules = Readonly<Record<string, Rule>>
type Texts<R extends Rules> = { [K in keyof R]: string }
type Parsed<R extends Rules> = { [K in keyof R]: v.InferOutput<R[K]['schema']> }

/**
 * The fields of a form: what stands in them, what is wrong with it, and what is sent. Nothing is called wrong before
 * the person is done; then the focus goes to the first that is, and each word of it goes as soon as it is mended.
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
      // A phone number is heard by its own field, which keeps it in another way than it shows it.
      if (field instanceof HTMLInputElement && field.type !== 'tel' && field.value !== before)
        set(name, field.value)
    }
  })
  // Into the painted page it was typed before there was anything to hear it; a tap on the button comes right after.
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
    /** Says what is wrong with fields, and leads there; the server may know more than the rules do. */
    refuse,
    /** What a field of text is given. */
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
