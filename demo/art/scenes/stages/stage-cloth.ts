import type { Scene } from '../../paper/scene.ts'

const CLOTHS = ['#a5303c', '#7a2740', '#2f4f6f', '#3f5a4a', '#6a3a6f'] as const

export const clothOf = (s: Scene): string => s.own.fork('cloth').pick([...CLOTHS, s.accents.main])
