/** What people say of the things of one category, by the stars they give; `also` may follow anything. */
export interface Said {
  five: readonly string[]
  four: readonly string[]
  three: readonly string[]
  two?: readonly string[]
  one?: readonly string[]
  also: readonly string[]
}
