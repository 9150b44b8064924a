/** How a picture is looked at: so many times its size, and moved by so many pixels from its upper left corner. */
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

/** Nearer or farther by a factor, with the point under the fingers staying where it is. */
export function nearerAround(look: Look, factor: number, at: { x: number; y: number }, size: Size): Look {
  const scale = Math.min(NEAREST, Math.max(1, look.scale * factor))
  const by = scale / look.scale
  return inside({ scale, x: at.x - (at.x - look.x) * by, y: at.y - (at.y - look.y) * by }, size)
}

/** Moved along with a finger. */
export function movedBy(look: Look, x: number, y: number, size: Size): Look {
  return inside({ ...look, x: look.x + x, y: look.y + y }, size)
}

/** Its edges never come inside the frame it fills. */
function inside({ scale, x, y }: Look, { width, height }: Size): Look {
  const within = (value: number, size: number) => Math.min(0, Math.max(size * (1 - scale), value)) + 0
  return { scale, x: within(x, width), y: within(y, height) }
}
