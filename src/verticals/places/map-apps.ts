import type { Place } from '#contract/entities/place.ts'
import type { TextKey } from '#contract/texts/en.ts'

interface MapApp {
  name: TextKey
  href: string
}

/**
 * The map apps that may show the way to a place, the device's own first. Apple's devices have one that is opened by an
 * address of Apple's; others know a scheme of its own for it, and ask which app where there are several.
 */
export function mapApps({ name, address, google_map_url }: Place, isApple: boolean): MapApp[] {
  const { latitude, longitude } = address
  const point = `${latitude},${longitude}`
  const label = encodeURIComponent(name)
  return [
    isApple
      ? { name: 'place.appleMaps', href: `https://maps.apple.com/?daddr=${point}&q=${label}` }
      : { name: 'place.ownMaps', href: `geo:${point}?q=${point}(${label})` },
    {
      name: 'place.googleMaps',
      href: google_map_url ?? `https://www.google.com/maps/dir/?api=1&destination=${point}`,
    },
    {
      name: 'place.openStreetMap',
      href: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
    },
  ]
}
