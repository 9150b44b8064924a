import { isAppleTouch } from '#src/lib/apple-touch.ts'

/** An app that shows directions: 'own' is whichever the device has for it. */
export type MapApp = 'apple' | 'own' | 'google' | 'openStreetMap'

/** The place that directions lead to. */
export interface Destination {
  name: string
  latitude: number
  longitude: number
  /** The address of it on Google Maps; null: one is made of the coordinates. */
  mapUrl: string | null
}

const onTheWeb: readonly MapApp[] = ['google', 'openStreetMap']

/**
 * The map apps that can show the way, the device's own first: Apple's devices have one that an address of
 * Apple's opens, Android asks which app where there are several. Desktops have the web.
 */
export function mapApps(device: Navigator): readonly MapApp[] {
  if (isAppleTouch(device)) return ['apple', ...onTheWeb]
  return device.userAgent.includes('Android') ? ['own', ...onTheWeb] : onTheWeb
}

/** The address that opens directions in a map app. */
export function directionsIn(app: MapApp, { name, latitude, longitude, mapUrl }: Destination): string {
  const point = `${latitude},${longitude}`
  switch (app) {
    case 'apple':
      return `https://maps.apple.com/?daddr=${point}&q=${encodeURIComponent(name)}`
    case 'own':
      return `geo:${point}?q=${point}(${inBrackets(name)})`
    case 'google':
      return mapUrl ?? `https://www.google.com/maps/dir/?api=1&destination=${point}`
    case 'openStreetMap':
      return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
  }
}

/** The address of a plain 'Directions' link. On the server the device is unknown, so it leads to the web. */
export function directionsUrl(to: Destination, device?: Navigator): string {
  const [app = 'google'] = device ? mapApps(device) : onTheWeb
  return directionsIn(app, to)
}

/** A bracket of its own would end a label in brackets. */
const inBrackets = (name: string) => encodeURIComponent(name).replaceAll('(', '%28').replaceAll(')', '%29')
