import { expect, test } from 'vitest'
import { directionsIn, directionsUrl, mapApps } from './directions.ts'

const device = (userAgent: string, maxTouchPoints = 0) => ({ userAgent, maxTouchPoints }) as Navigator
const iPhone = device('Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Safari/604.1', 5)
const iPad = device('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', 5)
const android = device('Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/156.0.0.0 Mobile Safari/537.36', 5)
const mac = device('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15')
const windows = device('Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/156.0.0.0 Safari/537.36')

const quay = { name: 'Café (Old Quay) & bar', latitude: 38.52, longitude: -28.7, mapUrl: null }
const onGoogle = 'https://maps.app.goo.gl/quay'

test.each([
  ['an iPhone', iPhone, /^https:\/\/maps\.apple\.com\/\?daddr=38\.52,-28\.7&q=/],
  ['an iPad, which calls itself a Mac', iPad, /^https:\/\/maps\.apple\.com\//],
  ['Android', android, /^geo:38\.52,-28\.7\?q=38\.52,-28\.7\(.+\)$/],
  ['a Mac', mac, /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=38\.52,-28\.7$/],
  ['Windows', windows, /^https:\/\/www\.google\.com\/maps\/dir\//],
  ['a page painted for anybody', undefined, /^https:\/\/www\.google\.com\/maps\/dir\//],
])('directions on %s open the app that people have there', (_, on, address) => {
  expect(directionsUrl(quay, on)).toMatch(address)
})

test('the address a listing has on Google Maps is taken where Google Maps is', () => {
  expect(directionsUrl({ ...quay, mapUrl: onGoogle }, windows)).toBe(onGoogle)
  expect(directionsUrl({ ...quay, mapUrl: onGoogle }, iPhone)).not.toBe(onGoogle)
})

test('a scheme that a device does not know is not offered', () => {
  expect(mapApps(windows)).toEqual(['google', 'openStreetMap'])
  expect(mapApps(iPhone)).not.toContain('own')
})

test('a name cannot break out of an address', () => {
  expect(directionsIn('apple', quay)).toContain('&q=Caf%C3%A9%20(Old%20Quay)%20%26%20bar')
  expect(directionsIn('own', quay)).toBe(
    'geo:38.52,-28.7?q=38.52,-28.7(Caf%C3%A9%20%28Old%20Quay%29%20%26%20bar)',
  )
})
