import { afterEach, describe, expect, it, vi } from 'vitest'
import { deviceLocation, mayLocate } from './device-location.ts'

afterEach(() => vi.unstubAllGlobals())

type Get = Geolocation['getCurrentPosition']

describe('where the device is', () => {
  it('is a point', async () => {
    const coords = { latitude: 38.7, longitude: -31.9, accuracy: 12 }
    const getCurrentPosition = ((succeed) => succeed({ coords } as GeolocationPosition)) as Get
    vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } })
    expect(await deviceLocation()).toEqual({ point: { latitude: 38.7, longitude: -31.9 } })
  })

  it.each([
    [1, 'denied'],
    [2, 'signal'],
    [3, 'timeout'],
    [9, 'signal'],
  ])('is unknown for a reason: code %i is %s', async (code, trouble) => {
    const getCurrentPosition = ((_, fail) => fail?.({ code } as GeolocationPositionError)) as Get
    vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } })
    expect(await deviceLocation()).toEqual({ trouble })
  })

  it('is unknown to a device without the means', async () => {
    vi.stubGlobal('navigator', {})
    expect(await deviceLocation()).toEqual({ trouble: 'device' })
  })
})

describe('asking unasked', () => {
  it.each([
    ['granted', true],
    ['prompt', false],
    ['denied', false],
  ])('when leave is %s: %s', async (state, expected) => {
    vi.stubGlobal('navigator', { permissions: { query: async () => ({ state }) } })
    expect(await mayLocate()).toBe(expected)
  })

  it('never where the browser does not say', async () => {
    vi.stubGlobal('navigator', {})
    expect(await mayLocate()).toBe(false)
  })
})
