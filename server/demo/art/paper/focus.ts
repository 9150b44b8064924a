import type { Scene } from './scene.ts'

/**
 * What lies behind what one looks at. It is drawn sharp first: the blurred one fades at the edge of the sheet,
 * where nothing is beyond it to blur with.
 */
export function outOfFocus(s: Scene, by: number, draw: (s: Scene) => void): void {
  draw({ ...s, r: s.r.fork('behind') })
  s.p.group({ blur: by }, () => draw({ ...s, r: s.r.fork('behind') }))
}
