import { readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { firstPage, test } from '../support/device.ts'
import { expect } from '../support/test.ts'
import { leaveWaiting, records, settled } from './device.ts'

test('what waits survives a browser that is killed, and is said at the next start', async ({ device }) => {
  const page = await firstPage(await device.open())
  await page.goto('/')
  await settled(page)
  await leaveWaiting(page, 'a')
  await device.kill()

  const again = await firstPage(await device.open())
  await again.goto('/')
  await expect(again.getByText('One thing waits to be sent.')).toBeVisible()
  expect((await records(again, 'outbox')).map((it) => it.key)).toEqual(['a'])
})

test('a database whose files are spoilt is made anew, and what it lost is said', async ({ device }) => {
  const before = await device.open()
  const page = await firstPage(before)
  await page.goto('/help-faq')
  await settled(page)
  await leaveWaiting(page, 'a')
  await before.close()
  await spoil(join(device.profile, 'Default', 'IndexedDB'))

  const again = await firstPage(await device.open())
  await again.goto('/help-faq')
  await expect(again.getByText('One thing was lost by this device before being sent.')).toBeVisible()
  // The page works without its database while that takes long to open, as a new one may on a busy device.
  await again.reload()
  await again.locator('summary').first().click()
  await expect(again.locator('details[open]')).toBeVisible()
  await expect.poll(() => records(again, 'query').then((it) => it.length)).toBeGreaterThan(0)
})

/** Overwrites every file of the databases with other bytes. */
async function spoil(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const file of files.filter((it) => it.isFile())) {
    const path = join(file.parentPath, file.name)
    await writeFile(path, Buffer.alloc((await stat(path)).size, 0x5a))
  }
}
