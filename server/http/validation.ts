import * as v from 'valibot'
import { Refusal } from '../refusal.ts'

/** The findings of a schema as `{path: message}`. The first finding of a field speaks for it. */
export function invalidFields(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of issues) {
    const path = v.getDotPath(issue) ?? ''
    fields[path] ??= issue.message
  }
  return fields
}

/** Reads a value by a schema. A value that does not fit is refused, with the fields that are wrong. */
export function parse<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, value, { abortPipeEarly: true })
  if (!parsed.success) throw invalid(invalidFields(parsed.issues))
  const path = unstorablePath(parsed.output)
  if (path) throw invalid({ [path.join('.')]: 'Invalid text: half a character or a NUL' })
  return parsed.output
}

function invalid(fields: Record<string, string>): Refusal {
  return new Refusal('VALIDATION', 'error.validation', { details: { fields } })
}

/**
 * Finds a text that is valid JSON and that no database stores as it is: with a NUL, or with half a surrogate
 * pair.
 */
function unstorablePath(value: unknown): string[] | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : []
  if (value === null || typeof value !== 'object') return undefined
  for (const [key, inner] of Object.entries(value)) {
    const path = isStorable(key) ? unstorablePath(inner) : []
    if (path) return [key, ...path]
  }
  return undefined
}

function isStorable(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text)
}
