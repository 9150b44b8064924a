import { describe, expect, test } from 'vitest'
import { arrayElements } from './array-elements.ts'

async function read(text: string, size = text.length || 1) {
  async function* chunks() {
    for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
  }
  const found: { text: string; line: number }[] = []
  for await (const it of arrayElements(chunks())) found.push(it)
  return found
}

const three = ' [\n  {"a": "}]\\"{"},\n\n  {"b": [{}, {"c": "\\\\"}]} ,{}\n]\n'

describe('the objects of an array', () => {
  test.each([1, 2, 3, 7, 1_000])('come one by one, in chunks of %i', async (size) => {
    expect(await read(three, size)).toEqual([
      { text: '{"a": "}]\\"{"}', line: 2 },
      { text: '{"b": [{}, {"c": "\\\\"}]}', line: 4 },
      { text: '{}', line: 4 },
    ])
  })

  test.each(['[]', '\uFEFF[ ]\n'])('are none in %j', async (text) => {
    expect(await read(text)).toEqual([])
  })

  test.each([
    ['', 'no array'],
    ['{}', 'Line 1: {'],
    ['[{}', 'ends within'],
    ['[{"a": ', 'ends within'],
    ['[{},]', 'Line 1: ]'],
    ['[{}{}]', 'Line 1: {'],
    ['[,{}]', 'Line 1: ,'],
    ['[\n1]', 'Line 2: 1'],
    ['[{}] x', 'Line 1: x'],
    [`[{"a": "${'x'.repeat(1_000_001)}`, 'too long'],
  ])('cannot be read out of %j', async (text, why) => {
    await expect(read(text)).rejects.toThrow(why)
  })
})
