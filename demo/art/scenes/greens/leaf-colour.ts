import type { Scene } from '../../paper/scene.ts'

export const leafOf = (s: Scene): string =>
  s.own.fork('season').pick(['#6d9a5b', '#7fa85a', '#8fa95a', '#d9984a', '#c9764a', '#e3a0b0'])
