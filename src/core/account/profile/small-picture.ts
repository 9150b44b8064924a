const SIDE = 256
const MOST_CHARACTERS = 190_000

/**
 * Crops a picture to a small square, as a data address. Nothing else of the file, such as its metadata, is
 * kept.
 */
export async function smallPicture(file: File): Promise<string> {
  const picture = await createImageBitmap(file)
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const paper = canvas.getContext('2d')
  if (!paper) throw new Error('There is nothing to draw on.')
  const side = Math.min(picture.width, picture.height)
  const [x, y] = [(picture.width - side) / 2, (picture.height - side) / 2]
  paper.drawImage(picture, x, y, side, side, 0, 0, SIDE, SIDE)
  picture.close()
  // Browsers that write no WebP give a PNG, which may be too large.
  const made = [canvas.toDataURL('image/webp', 0.85), canvas.toDataURL('image/jpeg', 0.8)]
  const found = made.find((it) => it.length <= MOST_CHARACTERS)
  if (!found) throw new Error('The picture is too large.')
  return found
}
