import { num, type Point } from './curve.ts'
import { evenly, type Gradient, markup, type Stop } from './gradient.ts'
import { type Matrix, moved, type Placement, still } from './placement.ts'

export interface Group extends Placement {
  opacity?: number
  blend?: 'screen' | 'multiply' | 'soft-light'
  /** The form outside which nothing is painted. */
  clip?: string
}

/** Hears of every form that is painted, so that the colour of a picture is known without rendering it. */
export interface Watcher {
  form(d: string, fill: string | Gradient, opacity: number, matrix: Matrix): void
  enter(group: Pick<Group, 'clip' | 'blend' | 'opacity'>, matrix: Matrix): void
  leave(): void
}

/** A sheet of 1200 × 900 that collects forms as SVG. */
export class Paint {
  readonly #defs = new Map<string, string>()
  readonly #gradients = new Map<string, Gradient>()
  readonly #body: string[] = []
  readonly #watcher: Watcher | undefined
  #matrix: Matrix = still

  constructor(watcher?: Watcher) {
    this.#watcher = watcher
  }

  path(d: string, fill: string, opacity = 1): void {
    this.#body.push(`<path d="${tidy(d)}" fill="${fill}"${faint(opacity)}/>`)
    this.#tell(d, fill, opacity)
  }

  line(d: string, stroke: string, width: number, opacity = 1, ends: 'round' | 'butt' = 'round'): void {
    const caps = ends === 'round' ? ' stroke-linecap="round" stroke-linejoin="round"' : ''
    this.#body.push(
      `<path d="${tidy(d)}" fill="none" stroke="${stroke}" stroke-width="${num(width)}"${caps}${faint(opacity)}/>`,
    )
  }

  oval(x: number, y: number, rx: number, ry: number, fill: string, opacity = 1): void {
    this.#body.push(
      `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${faint(opacity)}/>`,
    )
    if (this.#watcher) this.#tell(ring(x, y, rx, ry), fill, opacity)
  }

  disc(x: number, y: number, r: number, fill: string, opacity = 1): void {
    this.oval(x, y, r, r, fill, opacity)
  }

  box(x: number, y: number, w: number, h: number, fill: string, { r = 0, opacity = 1 } = {}): void {
    const corner = r > 0 ? ` rx="${num(r)}"` : ''
    this.#body.push(
      `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}"${corner} fill="${fill}"${faint(opacity)}/>`,
    )
    this.#tell(`M${x} ${y}L${x + w} ${y}L${x + w} ${y + h}L${x} ${y + h}Z`, fill, opacity)
  }

  /** A gradient from top to bottom. */
  down(...colours: (string | Stop)[]): string {
    return this.gradient({ round: false, from: [0, 0], to: [0, 1], stops: evenly(colours) })
  }

  /** A gradient from left to right. */
  across(...colours: (string | Stop)[]): string {
    return this.gradient({ round: false, from: [0, 0], to: [1, 0], stops: evenly(colours) })
  }

  /** A gradient from the middle, or from `from`, outwards. */
  out(colours: readonly (string | Stop)[], from: Point = [0.5, 0.5], reach = 0.5): string {
    return this.gradient({ round: true, from, to: [reach, 0], stops: evenly(colours) })
  }

  gradient(gradient: Gradient): string {
    const fresh = `g${this.#defs.size}`
    const key = markup('', gradient)
    const id = this.#defs.get(key) ?? fresh
    this.#defs.set(key, id)
    this.#gradients.set(`url(#${id})`, gradient)
    return `url(#${id})`
  }

  /** A glow around a point that fades away. */
  glow(x: number, y: number, r: number, colour: string, opacity = 1, ry = r): void {
    const stops: Stop[] = [
      [0, colour, 1],
      [0.12, colour, 0.78],
      [0.35, colour, 0.34],
      [0.65, colour, 0.09],
      [1, colour, 0],
    ]
    this.oval(x, y, r, ry, this.out(stops), opacity)
  }

  group(group: Group, draw: () => void): void {
    const { opacity = 1, blend, clip, ...placement } = group
    const before = this.#matrix
    const { matrix, transform } = moved(before, placement)
    const style = blend ? ` style="mix-blend-mode:${blend}"` : ''
    const inside = clip
      ? ` clip-path="url(#${this.#define('c', `<clipPath id="@"><path d="${tidy(clip)}"/></clipPath>`)})"`
      : ''
    this.#body.push(`<g${transform}${faint(opacity)}${style}${inside}>`)
    this.#matrix = matrix
    this.#watcher?.enter(group, matrix)
    draw()
    this.#watcher?.leave()
    this.#matrix = before
    this.#body.push('</g>')
  }

  /**
   * Draws a background out of focus. It is drawn sharp with a blurred copy over it, because a blurred picture
   * fades at the edge of the sheet.
   */
  outOfFocus(by: number, draw: () => void): void {
    const id = `b${this.#body.length}`
    this.#body.push(`<g id="${id}">`)
    draw()
    this.#body.push(`</g><use href="#${id}" filter="url(#${this.#define('f', blurred(by))})"/>`)
  }

  /** The picture as SVG, in the size in which it is shown. */
  svg(box = '0 0 1200 900', width = 1200, height = 900): string {
    const defs = [...this.#defs].map(([content, id]) => content.replace(/id="@?"/, `id="${id}"`)).join('')
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${width}" height="${height}"><defs>${defs}</defs>${this.#body.join('')}</svg>`
  }

  #define(letter: string, content: string): string {
    const id = this.#defs.get(content) ?? `${letter}${this.#defs.size}`
    this.#defs.set(content, id)
    return id
  }

  #tell(d: string, fill: string, opacity: number): void {
    this.#watcher?.form(d, this.#gradients.get(fill) ?? fill, opacity, this.#matrix)
  }
}

/** Rounds numbers to a tenth of a unit, which is less than a pixel of the largest picture. */
const tidy = (d: string) => d.replace(/-?\d+(?:\.\d{2,}|\.?\d*e-\d+)/g, (it) => num(Number(it)))

const faint = (opacity: number) => (opacity < 1 ? ` opacity="${Math.round(opacity * 1000) / 1000}"` : '')

const blurred = (by: number) =>
  `<filter id="@" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${num(by)}"/></filter>`

function ring(x: number, y: number, rx: number, ry: number): string {
  const corners = Array.from({ length: 10 }, (_, i) => {
    const turn = (i / 10) * 2 * Math.PI
    return `${num(x + Math.cos(turn) * rx)} ${num(y + Math.sin(turn) * ry)}`
  })
  return `M${corners.join('L')}Z`
}
