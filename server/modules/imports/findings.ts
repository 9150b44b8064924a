/** What is wrong with a row, and where in it. */
export interface Finding {
  path: string
  message: string
}

/** The row cannot be taken as it is. */
export class RowRefused extends Error {
  readonly finding: Finding

  constructor(path: string, message: string) {
    super(`${path}: ${message}`)
    this.finding = { path, message }
  }
}
