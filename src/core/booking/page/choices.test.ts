import { describe, expect, it } from 'vitest'
import { bookingStatus } from '#contract/status.ts'
import { choicesOf } from './choices.ts'

const END = '2030-06-01T20:00:00.000Z'
const before = Date.parse(END) - 1
const after = Date.parse(END)

const confirmed = {
  status: bookingStatus.confirmed as number,
  end: END,
  passes: [{ number: 1, name: 'Standard', token: 'a', used_at: null }],
  can_change: false,
  no_show: false,
  cancellation: { can_cancel: true },
}
const late = { ...confirmed, cancellation: { can_cancel: false } }
const offered = (...[booking, now]: Parameters<typeof choicesOf>) =>
  Object.entries(choicesOf(booking, now)).flatMap(([name, is]) => (is ? [name] : []))

describe('what one can do with a booking', () => {
  it('is to go there and to change one’s mind, while it is to come', () => {
    expect(offered(confirmed, before)).toEqual(['ticket', 'calendar', 'manage'])
  })

  it('is to say how it was and to book again, once it is over', () => {
    const over = ['ticket', 'rate', 'bookAgain']
    expect(offered(late, after)).toEqual(over)
    expect(offered({ ...late, status: bookingStatus.completed }, before)).toEqual(over)
  })

  it('is not to say how it was where one did not come', () => {
    expect(offered({ ...late, no_show: true }, after)).toEqual(['ticket', 'bookAgain'])
  })

  it('is only to book again, once it is cancelled', () => {
    const cancelled = { ...confirmed, status: bookingStatus.cancelled, passes: [] }
    expect(offered(cancelled, before)).toEqual(['bookAgain'])
  })

  it('is never to book again what took place once and is over', () => {
    const once = { isOnce: true }
    const cancelled = { ...confirmed, status: bookingStatus.cancelled, passes: [] }
    expect(choicesOf(late, after, once).bookAgain).toBe(false)
    expect(choicesOf({ ...late, status: bookingStatus.completed }, before, once).bookAgain).toBe(false)
    expect(choicesOf(cancelled, after, once).bookAgain).toBe(false)
    expect(choicesOf(cancelled, before, once).bookAgain).toBe(true)
  })

  it('is to manage it as long as there is anything in there to do', () => {
    expect(offered(late, before)).not.toContain('manage')
    expect(offered({ ...late, can_change: true }, before)).toContain('manage')
  })

  it('is nothing to rate where it was never paid', () => {
    expect(offered({ ...confirmed, status: bookingStatus.awaitingPayment }, after)).not.toContain('rate')
  })
})
