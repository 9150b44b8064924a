import { joined, type Span } from '../place/spans.ts'
import { type Frame, GRAIN } from './grain.ts'

/** Pieces of a frame, one a bit, the first one lowest: a month is a number that is shifted and joined at once. */
export type Bits = bigint

/** No pieces. */
export const NONE: Bits = 0n

/** So many pieces from the beginning of a frame. */
const first = (count: number): Bits => (1n << BigInt(Math.max(0, count))) - 1n

const within = ({ from, until }: Frame, minute: number) => Math.min(until, Math.max(from, minute)) - from

/** The pieces that lie wholly in spans of minutes. */
export const inside = (frame: Frame, spans: readonly Span[]): Bits =>
  pieces(
    frame,
    spans,
    (minute) => Math.ceil(minute / GRAIN),
    (minute) => Math.floor(minute / GRAIN),
  )

/** The pieces that spans of minutes touch. */
export const touched = (frame: Frame, spans: readonly Span[]): Bits =>
  pieces(
    frame,
    spans,
    (minute) => Math.floor(minute / GRAIN),
    (minute) => Math.ceil(minute / GRAIN),
  )

function pieces(
  frame: Frame,
  spans: readonly Span[],
  begins: (minute: number) => number,
  ends: (minute: number) => number,
): Bits {
  let bits = NONE
  for (const [from, until] of joined(spans)) {
    const [start, end] = [begins(within(frame, from)), ends(within(frame, until))]
    if (start < end) bits |= first(end - start) << BigInt(start)
  }
  return bits
}

/** The pieces of a frame that are none of these. */
export const not = (frame: Frame, bits: Bits): Bits => first((frame.until - frame.from) / GRAIN) & ~bits

/** The pieces with which a run of so many begins that are all among these. */
export function runs(bits: Bits, count: number): Bits {
  let found = bits
  // Each run known to be so long says it of one twice as long.
  for (let known = 1; known < count; ) {
    const more = Math.min(known, count - known)
    found &= found >> BigInt(more)
    known += more
  }
  return found
}

/** Shifts pieces so many pieces earlier. */
export const earlier = (bits: Bits, count: number): Bits =>
  count < 0 ? bits << BigInt(-count) : bits >> BigInt(count)

/** Whether a piece, by its number, is among them. */
export const has = (bits: Bits, piece: number): boolean => piece >= 0 && ((bits >> BigInt(piece)) & 1n) === 1n

/** The numbers of pieces, in order. */
export function numbers(bits: Bits): number[] {
  const found: number[] = []
  const text = bits.toString(2)
  for (let at = text.length - 1; at >= 0; at--) if (text[at] === '1') found.push(text.length - 1 - at)
  return found
}
