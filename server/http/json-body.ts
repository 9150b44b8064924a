import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { Refusal } from '../refusal.ts'

/** A body nests no deeper: recursive code behind the parser would run out of stack. */
const DEEPEST = 32

/** Only JSON comes in. An empty body means no parameters. */
export const jsonBody = fp(async (app: FastifyInstance) => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString()
    if (text.trim() === '') return done(null, {})
    if (nestsDeeper(text, DEEPEST)) return done(new Refusal('VALIDATION', 'error.notJson'))
    return parse(request, text, done)
  })
})

// Brackets inside strings do not nest, so strings are passed over whole.
const bracketsAndStrings = /"(?:[^"\\]|\\.)*"?|[{}[\]]/gs

function nestsDeeper(text: string, most: number): boolean {
  let depth = 0
  for (const [part] of text.matchAll(bracketsAndStrings)) {
    if (part === '{' || part === '[') depth++
    else if (part === '}' || part === ']') depth--
    if (depth > most) return true
  }
  return false
}
