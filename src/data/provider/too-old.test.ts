import { expect, onTestFinished, test } from 'vitest'
import { getSettings } from '#contract/calls/app.ts'
import { answerCallsWith, send } from './call.ts'
import { Refused } from './errors.ts'
import { tooOld } from './too-old.ts'

test('a version that is answered no more finds out by whichever call', async () => {
  onTestFinished(() => {
    tooOld.set(false)
    answerCallsWith(() => Promise.reject(new Error('no server')))
  })
  const refuse = (status: number, code: string) => {
    answerCallsWith(() => Promise.reject(new Refused(status, { message: code, code })))
    return send(getSettings, {}).catch(() => {})
  }
  await refuse(503, 'INTERNAL')
  expect(tooOld.value).toBe(false)
  await refuse(426, 'UPGRADE_REQUIRED')
  expect(tooOld.value).toBe(true)
})
