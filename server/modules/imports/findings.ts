/** A finding: what is wrong with a row, and where in it. */
export interface Finding {
  path: string
  message: string
}

/** Thrown for a row that cannot be imported as it is. */
export class RowRefused extends Error {
  readonly finding: Finding

  constructor(path: string, message: string) {
    super(`${path}: ${message}`)
    this.finding = { path, message }
  }
}
