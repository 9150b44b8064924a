import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultBaseConfig } from '@chakra-ui/react'
import { describe, expect, it } from 'vitest'
import { styleConditions, styleProperties } from '#src/ui/style-properties.ts'

const source = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|ui[\\/](style-properties|tokens)/.test(path))
  .map((path) => readFileSync(join('src', path), 'utf8'))
  .join('\n')

/**
 * Whether a source uses a style. The shortest names have other meanings too; as styles they have a value in
 * quotes.
 */
const isSaid = (name: string) => {
  const value = name.length > 2 ? `['"]?(:|=[{"'])` : `(: '|=["'])`
  return new RegExp(`(^|[\\s{(,'"])${name}${value}`, 'm').test(source)
}

/** Chakra's names for properties it translates, with their short forms. Plain CSS needs none of them. */
const translated = Object.entries(defaultBaseConfig.utilities ?? {}).flatMap(([name, property]) => {
  const short = [property.shorthand ?? []].flat()
  return property.values !== undefined || short.length > 0 ? [...short, name] : []
})
/** Properties that Chakra translates into themselves, since there are no tokens of their kind. */
const selfNamed = new Set([
  ...['aspectRatio', 'opacity', 'lineHeight', 'letterSpacing', 'fontFamily', 'cursor', 'animation'],
  ...['transition', 'scrollSnapType', 'scrollbarWidth', 'scrollbarGutter', 'backgroundClip'],
  ...['borderStyle', 'borderWidth', 'borderBlockStartWidth', 'borderBlockEndWidth', 'borderInlineEndWidth'],
  ...['borderBlockStartStyle', 'mixBlendMode'],
  ...['textDecoration', 'flexDirection', 'position', 'overscrollBehavior'],
])

describe('what styles may say', () => {
  it('covers every property that is said', () => {
    expect(translated.length).toBeGreaterThan(200)
    const missing = translated.filter((it) => isSaid(it) && !(it in styleProperties) && !selfNamed.has(it))
    expect(missing).toEqual([])
  })

  it('covers every state that is said, as Chakra has it', () => {
    const chakras = defaultBaseConfig.conditions ?? {}
    const said = Object.keys(chakras).filter((it) => isSaid(`_${it}`))
    expect(said.length).toBeGreaterThan(8)
    expect(said.filter((it) => !(it in styleConditions))).toEqual([])
    for (const [name, selector] of Object.entries(styleConditions)) expect(selector).toEqual(chakras[name])
  })
})
