interface Point {
  latitude: number
  longitude: number
}

/** The directions of the compass, clockwise from the north. */
export const winds = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const

/** The direction from one point to another. */
export function windTo(from: Point, to: Point): (typeof winds)[number] {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const [start, end] = [radians(from.latitude), radians(to.latitude)]
  const across = radians(to.longitude - from.longitude)
  const east = Math.sin(across) * Math.cos(end)
  const north = Math.cos(start) * Math.sin(end) - Math.sin(start) * Math.cos(end) * Math.cos(across)
  const eighth = Math.round((Math.atan2(east, north) / Math.PI) * 4)
  return winds[(eighth + winds.length) % winds.length] ?? 'n'
}
