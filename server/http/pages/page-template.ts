import { createHash } from 'node:crypto'
import type { PaintedPage } from '#server/ports/page-painter.ts'

const HTML_TAG = /<html[^>]*>/
const HEAD = /<!--head-->[\s\S]*?<!--\/head-->/
const BODY = /<!--body-->[\s\S]*?<!--\/body-->/
const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)(?![^>]*\btype="application\/)[^>]*>([\s\S]*?)<\/script>/g

/**
 * The built page with a painted address in its empty frame, the address of the state its app continues from,
 * and the files it needs then, which it would otherwise find out only when it runs.
 */
export function fillTemplate(
  template: string,
  page: PaintedPage,
  stateAddress: string,
  files: readonly string[],
): string {
  const from = `data-state="${stateAddress}" data-files="${files.join(' ')}"`
  const tag = `<html lang="${page.language}" dir="${page.direction}" ${from}>`
  // The replacements are functions, because in a text a painted price such as $1 would refer to a group of
  // the pattern.
  return template
    .replace(HTML_TAG, () => tag)
    .replace(HEAD, () => page.head)
    .replace(BODY, () => page.body)
}

/** The hashes of the page's own inline scripts, for the content security policy, which allows no others. */
export function scriptHashes(template: string): string[] {
  return [...template.matchAll(INLINE_SCRIPT)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )
}
