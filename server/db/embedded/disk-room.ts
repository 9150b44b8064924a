import { statfs } from 'node:fs/promises'

/** The size of one file of PostgreSQL's log. With less room than that nothing can be written. */
const LEAST_BYTES = 16 * 1024 * 1024

/** Whether the disk of a folder has room to write. */
export async function hasRoom(folder: string, least = LEAST_BYTES): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize >= least
}

/** Thrown where the disk with the data is full. */
export class DiskFull extends Error {
  constructor(folder: string) {
    super(
      `The disk of ${folder} is full. Make room on it, or set DATA_DIR to a folder elsewhere, and start again.`,
    )
    this.name = 'DiskFull'
  }
}
