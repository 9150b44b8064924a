import * as v from 'valibot'

/** What is wrong where, as `{path: message}`. The first finding of a field speaks for it. */
export function invalidFields(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of issues) {
    const path = v.getDotPath(issue) ?? ''
    fields[path] ??= issue.message
  }
  return fields
}
