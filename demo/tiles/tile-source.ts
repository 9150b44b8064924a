import { knownBy, newAsking } from './asking.ts'
import { encodeTile, type TileImage } from './encode.ts'
import { TILE_SIZE } from './frame.ts'
import { paintForNobody, paintStrip } from './paint-strip.ts'
import { OPEN_SEA, type TileAddress } from './tile-address.ts'
import type { TileKind } from './tile-kind.ts'

/** Who draws for nobody, so that two can do so at once. */
export type Drawer = 'first' | 'second'

/** Draws tiles, here or on threads of their own. */
export interface TileSource {
  draw(tile: TileAddress): Promise<TileImage>
  /** Draws what nobody asked for; who asks for something meanwhile goes first. */
  drawForNobody(tile: TileAddress, by: Drawer): Promise<TileImage>
  close(): Promise<void>
}

/** Three bytes for each pixel of a tile, in memory that threads can share. */
export function newPixels(): Uint8Array {
  return new Uint8Array(new SharedArrayBuffer(TILE_SIZE * TILE_SIZE * 3))
}

/** Makes pictures of what is painted: 512 pixels a side, to be shown at 256. */
export function picturesOf(
  paint: (tile: TileAddress, pixels: Uint8Array) => Promise<boolean>,
): TileSource['draw'] {
  const openSea = new Map<TileKind, TileImage>()
  // Taken anew for each tile it would make this thread look for what is no longer needed after every tenth.
  const spare: Uint8Array[] = []

  return async function draw(tile): Promise<TileImage> {
    const pixels = spare.pop() ?? newPixels()
    const isPainted = await paint(tile, pixels)
    const image = isPainted && (await encodeTile(tile.kind, pixels))
    // Where something went wrong, somebody may be painting still.
    spare.push(pixels)
    if (image) return image
    const known = openSea.get(tile.kind) ?? (await draw({ ...OPEN_SEA, kind: tile.kind }))
    openSea.set(tile.kind, known)
    return { ...known, isOpenSea: true }
  }
}

const asking = newAsking()
const known = knownBy(asking)

/** Draws on the thread that asks, letting others go first every few milliseconds. */
export const drawnHere: TileSource = {
  draw: picturesOf((tile, pixels) => known(() => paintStrip(tile, 'whole', pixels))),
  drawForNobody: picturesOf((tile, pixels) => paintForNobody(tile, 'whole', pixels, asking)),
  close: async () => undefined,
}
