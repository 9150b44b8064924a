import { describe, expect, test } from 'vitest'
import { whereAfterLogin } from './where-after-login.ts'

const screens = ['/', '/bookings', '/cart', '/pickup-drop/x/details', '/login', '/profile']
/** Whether a path has a screen, found as the app does it: by the path alone, whichever host stands before it. */
const isScreen = (path: string) => screens.includes(new URL(path, 'https://here.example').pathname)
const none = { intent: undefined, pickupDrop: undefined, before: undefined, width: 390, isScreen }
const intent = (back: string) => ({ why: 'cart' as const, back, at: 0 })

describe('a login leads', () => {
  test.each([
    ['home', {}, '/'],
    ['where one was', { before: '/bookings?tab=past' }, '/bookings?tab=past'],
    ['home on a wide screen', { before: '/bookings', width: 1280 }, '/'],
    [
      'on with what was begun',
      { before: '/bookings', pickupDrop: '/pickup-drop/x/details' },
      '/pickup-drop/x/details',
    ],
    ['to the cart that asked for it', { intent: intent('/cart'), before: '/bookings' }, '/cart'],
    [
      'to what one was kept from, on a wide screen too',
      { intent: intent('/profile'), width: 1280 },
      '/profile',
    ],
    ['home where the screen is gone', { intent: intent('/gone') }, '/'],
    ['never to another login', { before: '/login' }, '/'],
  ])('%s', (_, facts, path) => {
    expect(whereAfterLogin({ ...none, ...facts })).toBe(path)
  })
})

describe('a login never follows', () => {
  test.each([
    '//evil.example',
    '//evil.example/bookings',
    '/\\evil.example/bookings',
    '/\t/evil.example/bookings',
    '/\\evil.example',
    '/%0d/evil.example',
    '/\t/evil.example',
    '/\n//evil.example',
    '\\/evil.example',
    'https:evil.example',
    'https://evil.example/bookings',
    'javascript:alert(1)',
    'JavaScript:alert(1)//bookings',
    'data:text/html,x',
    'bookings',
    '',
    ' /bookings',
    '/.//evil.example',
    '/LOGIN',
    '/login?x',
    '/register/abc',
  ])('%j', (path) => {
    expect(whereAfterLogin({ ...none, intent: intent(path) })).toBe('/')
    expect(whereAfterLogin({ ...none, before: path })).toBe('/')
  })
})
