/** Review texts of a category by stars; `also` may follow any of them. */
export interface Said {
  five: readonly string[]
  four: readonly string[]
  three: readonly string[]
  two?: readonly string[]
  one?: readonly string[]
  also: readonly string[]
}
