import type { VerticalId } from '../verticals.ts'

/** What a vertical is called, and one line on it. Their English is in every start. */
export type NameKey<V extends VerticalId> = `vertical.${V}` | `vertical.${V}.about`

/** A vertical's texts in another language. */
export type VerticalPack<V extends VerticalId, English> = Readonly<Record<keyof English | NameKey<V>, string>>
