/** What people say of a sort of thing, and of any of it. */
export interface ReviewTexts {
  forAll: readonly string[]
  byCategory: Readonly<Record<string, readonly string[]>>
}
