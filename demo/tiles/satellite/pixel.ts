/**
 * Red, green and blue of the pixel that is being computed. One array is reused, because a tile has a hundred
 * thousand.
 */
export type Pixel = Float32Array

export function blend(pixel: Pixel, red: number, green: number, blue: number, share: number): void {
  pixel[0] = (pixel[0] as number) + (red - (pixel[0] as number)) * share
  pixel[1] = (pixel[1] as number) + (green - (pixel[1] as number)) * share
  pixel[2] = (pixel[2] as number) + (blue - (pixel[2] as number)) * share
}
