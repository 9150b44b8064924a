export const TILE_KINDS = ['street', 'satellite'] as const
export type TileKind = (typeof TILE_KINDS)[number]
