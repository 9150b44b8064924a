import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { testClock } from '#tests/support/clock.ts'
import { startSmtpSink } from '#tests/support/smtp-sink.ts'
import { readConfig } from '../config.ts'
import { messageAdapters } from './messages.ts'

const folder = mkdtempSync(join(tmpdir(), 'quayside-messages-'))
const sink = await startSmtpSink()
let texted = 0
const gateway = createServer((_, response) => {
  texted++
  response.end()
}).listen(0, '127.0.0.1')
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await sink.stop()
  gateway.closeAllConnections()
  gateway.close()
})

const mail = { channel: 'email', to: 'a@b.example', subject: 'Booked', text: 'See you.' } as const
const sms = { channel: 'sms', to: '+351911111111', text: 'Your code is 042137.' } as const

/** Sends one message by each channel; answers where each went. */
async function sentWith(env: Record<string, string>) {
  const adapters = await messageAdapters(
    readConfig({ APP_MODE: 'test', DATA_DIR: folder, ...env }),
    testClock(),
  )
  const before = { mails: sink.messages.length, texted, kept: (await adapters.listOutbox(99)).length }
  await adapters.messages.send(mail)
  await adapters.messages.send(sms)
  const kept = await adapters.listOutbox(99)
  adapters.close()
  return {
    mailed: sink.messages.length - before.mails,
    texted: texted - before.texted,
    kept: kept.slice(0, kept.length - before.kept).map((it) => it.channel),
  }
}

test('each channel goes the configured way, else to the outbox', async () => {
  const { port } = gateway.address() as AddressInfo
  const smtp = { SMTP_URL: sink.url, MAIL_FROM: 'quay@b.example' }
  const webhook = { SMS_WEBHOOK_URL: `http://127.0.0.1:${port}/` }
  expect(await sentWith({})).toEqual({ mailed: 0, texted: 0, kept: ['sms', 'email'] })
  expect(await sentWith(smtp)).toEqual({ mailed: 1, texted: 0, kept: ['sms'] })
  expect(await sentWith(webhook)).toEqual({ mailed: 0, texted: 1, kept: ['email'] })
  expect(await sentWith({ ...smtp, ...webhook })).toEqual({ mailed: 1, texted: 1, kept: [] })
})
