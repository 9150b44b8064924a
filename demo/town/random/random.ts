/** A number from 0 up to 1 for two integers and a seed, without a visible order. */
export function hashed(a: number, b = 0, seed = 0): number {
  let mixed = Math.imul(a | 0, 0x27d4eb2d) ^ Math.imul(b | 0, 0x165667b1) ^ Math.imul(seed | 0, 0x9e3779b1)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4_294_967_296
}

/** Picks an item of a list by a number from 0 up to 1. */
export function pick<T>(list: readonly [T, ...T[]], share: number): T {
  return list[Math.floor(share * list.length)] ?? list[0]
}
