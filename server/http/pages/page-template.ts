import { createHash } from 'node:crypto'
import type { PaintedPage } from '#server/ports/page-painter.ts'

const HTML_TAG = /<html[^>]*>/
const HEAD = /<!--head-->[\s\S]*?<!--\/head-->/
const BODY = /<!--body-->[\s\S]*?<!--\/body-->/
const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)(?![^>]*\btype="application\/)[^>]*>([\s\S]*?)<\/script>/g

/**
 * The built page with a painted address in place of its empty frame, where its app finds what it goes on from, and
 * which files it then needs: else it would know only once it runs.
 */
export function fillTemplate(
  template: string,
  page: PaintedPage,
  stateAddress: string,
  files: readonly string[],
): string {
  const from = `data-state="${stateAddress}" data-files="${files.join(' ')}"`
  const tag = `<html lang="${page.language}" dir="${page.direction}" ${from}>`
  // Given as functions: a painted price such as $1 must not be read as part of the pattern.
  return template
    .replace(HTML_TAG, () => tag)
    .replace(HEAD, () => page.head)
    .replace(BODY, () => page.body)
}

/** What the page's own inline scripts are called in the content security policy, which allows no other. */
export function scriptHashes(template: string): string[] {
  return [...template.matchAll(INLINE_SCRIPT)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )
}
