import { expect, test } from 'vitest'
import type { Inquiry, InquiryMessage } from '#contract/entities/inquiry.ts'
import { upToDate } from './kept-messages.ts'

const inquiry = { inquiry: 'A'.repeat(22) } as Inquiry
const message = (id: number, text = `Words ${id}`): InquiryMessage => ({
  ...{ id, text, from: 'them', created_at: '2026-06-01T12:00:00.000Z' },
})
const words = (before: readonly InquiryMessage[], messages: InquiryMessage[], removed: number[] = []) =>
  upToDate([...before], { inquiry, messages, removed }).messages.map((it) => it.text)

test('what is new stands behind what is here', () => {
  expect(words([message(1)], [message(3)])).toEqual(['Words 1', 'Words 3'])
})

test('what was taken away since is kept no longer', () => {
  expect(words([message(1), message(2), message(3)], [], [1, 3])).toEqual(['', 'Words 2', ''])
})

test('no more is kept than the server would still correct', () => {
  const before = Array.from({ length: 200 }, (_, at) => message(at + 1))
  expect(words(before, [message(201)])).toHaveLength(200)
  expect(words(before, [message(201)])[0]).toBe('Words 2')
})
