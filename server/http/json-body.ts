import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { Refusal } from '../refusal.ts'

/** The deepest nesting of a body. Deeper ones would exhaust the stack of recursive code behind the parser. */
const DEEPEST = 32

/** Parses bodies, which must be JSON. An empty body has no parameters. */
export const jsonBody = fp(async (app: FastifyInstance) => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString()
    if (text.trim() === '') return done(null, {})
    if (nestsDeeper(text, DEEPEST)) return done(new Refusal('VALIDATION', 'error.notJson'))
    return parse(request, text, done)
  })
})

// Matches brackets and whole strings, so that brackets inside strings are skipped.
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
