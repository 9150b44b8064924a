import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Does the work in the process that comes first, while the others wait until it is done. The folder shows
 * that it was begun, and a file beside it how it ended.
 */
export async function onceForAll(place: string, work: () => Promise<void>): Promise<void> {
  const outcome = `${place}.outcome`
  const isFirst = await mkdir(place).then(
    () => true,
    () => false,
  )
  if (isFirst) {
    const failed = await work().then(
      () => '',
      (error: unknown) => String(error),
    )
    await writeFile(outcome, `ended ${failed}`)
  }
  for (;;) {
    const said = await readFile(outcome, 'utf8').catch(() => '')
    if (said === 'ended ') return
    if (said !== '') throw new Error(said)
    await pause(50)
  }
}
