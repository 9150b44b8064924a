import { expect, test } from 'vitest'
import { aboutPayments } from './start-messages.ts'

const keys = (secretKey: string) => ({ secretKey, webhookSecrets: ['whsec_x'] })

test('production says that nobody can pay online, or only in play', () => {
  const told = (stripe: ReturnType<typeof keys> | undefined) => aboutPayments({ mode: 'production', stripe })
  expect(told(undefined)).toEqual([expect.stringContaining('nobody pays online')])
  expect(told(keys('rk_test_x'))).toEqual([expect.stringContaining('moves no money')])
  expect(told(keys('sk_live_x'))).toEqual([])
})

test('a demo has its sandbox', () => {
  expect(aboutPayments({ mode: 'demo', stripe: undefined })).toEqual([])
})
