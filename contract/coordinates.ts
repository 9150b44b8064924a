/** A point as a text of figures, for where it has no name. About a metre exact. */
export function coordinatesText({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`
}
