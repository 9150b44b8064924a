/** The zoom of a picture: its scale, and its offset in pixels from its upper left corner. */
export interface Look {
  scale: number
  x: number
  y: number
}

interface Size {
  width: number
  height: number
}

export const still: Look = { scale: 1, x: 0, y: 0 }

const NEAREST = 4

/** Zooms by a factor, while the point under the fingers stays in place. */
export function nearerAround(look: Look, factor: number, at: { x: number; y: number }, size: Size): Look {
  const scale = Math.min(NEAREST, Math.max(1, look.scale * factor))
  const by = scale / look.scale
  return inside({ scale, x: at.x - (at.x - look.x) * by, y: at.y - (at.y - look.y) * by }, size)
}

/** Moves the picture along with a finger. */
export function movedBy(look: Look, x: number, y: number, size: Size): Look {
  return inside({ ...look, x: look.x + x, y: look.y + y }, size)
}

/** Keeps the picture's edges from coming inside its frame. */
function inside({ scale, x, y }: Look, { width, height }: Size): Look {
  const within = (value: number, size: number) => Math.min(0, Math.max(size * (1 - scale), value)) + 0
  return { scale, x: within(x, width), y: within(y, height) }
}
