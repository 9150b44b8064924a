/** An element of an array, as it is written in its file. */
export interface Element {
  text: string
  /** The line on which it begins, from 1. */
  line: number
}

/** A file that is not an array of objects. */
export class NoArray extends Error {}

const MOST_CHARACTERS = 1_000_000
const space = /\s/

/**
 * Reads the objects of a JSON array one by one, so that only one of them is in memory however long the array
 * is. Whether each is valid JSON is for the caller to find out.
 */
export async function* arrayElements(chunks: AsyncIterable<string>): AsyncGenerator<Element> {
  const reader = new ElementReader()
  for await (const chunk of chunks) for (const character of chunk) yield* reader.take(character)
  reader.end()
}

class ElementReader {
  #state: 'before' | 'between' | 'inside' | 'after' = 'before'
  #line = 1
  #began = 1
  #text: string[] = []
  #depth = 0
  #inString = false
  #isEscaped = false
  /** What may come next between elements: the first one, a comma, or another one. */
  #awaits: 'first' | 'comma' | 'element' = 'first'

  end(): void {
    if (this.#state === 'after') return
    throw new NoArray(
      this.#state === 'before'
        ? 'The file holds no array.'
        : `The file ends within its array (line ${this.#line}).`,
    )
  }

  *take(character: string): Generator<Element> {
    if (character === '\n') this.#line++
    if (this.#state === 'inside') yield* this.#takeInside(character)
    else if (!space.test(character) && character !== '\uFEFF') this.#takeOutside(character)
  }

  #takeOutside(character: string): void {
    if (this.#state === 'before' && character === '[') this.#state = 'between'
    else if (this.#state === 'between' && character === ']' && this.#awaits !== 'element')
      this.#state = 'after'
    else if (this.#state === 'between' && character === ',' && this.#awaits === 'comma')
      this.#awaits = 'element'
    else if (this.#state === 'between' && character === '{' && this.#awaits !== 'comma') this.#begin()
    else
      throw new NoArray(
        `Line ${this.#line}: ${character} stands where an array of objects has something else.`,
      )
  }

  #begin(): void {
    this.#state = 'inside'
    this.#began = this.#line
    this.#text = ['{']
    this.#depth = 1
  }

  *#takeInside(character: string): Generator<Element> {
    if (this.#text.push(character) > MOST_CHARACTERS)
      throw new NoArray(`Line ${this.#began}: the object that begins here is too long, or never ends.`)
    if (this.#inString) return this.#takeInString(character)
    if (character === '"') this.#inString = true
    if (character === '{' || character === '[') this.#depth++
    if (character === '}' || character === ']') this.#depth--
    if (this.#depth > 0) return
    this.#state = 'between'
    this.#awaits = 'comma'
    yield { text: this.#text.join(''), line: this.#began }
  }

  #takeInString(character: string): void {
    if (this.#isEscaped) this.#isEscaped = false
    else if (character === '\\') this.#isEscaped = true
    else if (character === '"') this.#inString = false
  }
}
