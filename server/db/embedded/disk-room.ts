import { statfs } from 'node:fs/promises'

/** What PostgreSQL makes its log in: with less there is no more writing. */
const LEAST_BYTES = 16 * 1024 * 1024

/** Whether something can still be written where this folder is. */
export async function hasRoom(folder: string, least = LEAST_BYTES): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize >= least
}

/** The data lie on a disk that is full. */
export class DiskFull extends Error {
  constructor(folder: string) {
    super(
      `The disk of ${folder} is full. Make room on it, or set DATA_DIR to a folder elsewhere, and start again.`,
    )
    this.name = 'DiskFull'
  }
}
