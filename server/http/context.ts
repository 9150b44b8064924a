import type { FastifyBaseLogger } from 'fastify'
import type { Call, ParsedRequestOf, RawReplyOf } from '#contract/call.ts'
import type { AnyCall } from '#contract/calls/registry.ts'
import type { Tx } from '../db/database.ts'

/** The account and session of a request's token. */
export interface Caller {
  accountId: number
  sessionId: number
}

type CallerOf<C extends Call> = C['auth'] extends 'required'
  ? Caller
  : C['auth'] extends 'optional'
    ? Caller | undefined
    : undefined

/** The argument of an implementation beside the request. */
export interface Context<C extends Call = Call> {
  caller: CallerOf<C>
  /** The language of the person, as one of the codes that the server has. */
  language: string
  /** The name of the browser or app, as it says itself. */
  device: string
  /** The network address of the request. A whole /64 of IPv6 counts as one. */
  address: string
  log: FastifyBaseLogger
  /**
   * The transaction that holds the effect together with its remembered answer; only for calls that must
   * happen once.
   */
  tx: C['idempotent'] extends true ? Tx : undefined
}

export type Implementation<C extends Call> = (
  request: ParsedRequestOf<C>,
  context: Context<C>,
) => Promise<RawReplyOf<C>>

/**
 * An implementation that can tell beforehand, without changing or locking anything, that it could not succeed
 * just now.
 */
export interface Prechecked<C extends Call> {
  precheck: (request: ParsedRequestOf<C>, context: Omit<Context<C>, 'tx'>) => Promise<unknown>
  handle: Implementation<C>
}

/**
 * An implementation whose answer every guest gets alike, so that it is made once for all who ask within some
 * seconds. It only reads, and confirms neither stock nor a price. A person, who sends a token, always gets an
 * answer of their own.
 */
export interface Remembered<C extends Call> {
  memory: { seconds: number }
  handle: Implementation<C>
}

/** The implementation of a call that may be remembered. */
type Reading<C extends Call> = C['auth'] extends 'required' ? never : Remembered<C>

/** An implementation for each of some calls. A missing one does not compile. */
export type Implementations<C extends Call = AnyCall> = {
  [One in C as One['name']]:
    | Implementation<One>
    | (One['idempotent'] extends true ? Prechecked<One> : Reading<One>)
}

/** The parts of an implementation of any call, whichever way it is written. */
export type Parts = Partial<Prechecked<Call> & Remembered<Call>> & Pick<Prechecked<Call>, 'handle'>

/**
 * The implementation of a call by its name. The compiler proves where calls and implementations are composed
 * that they belong together. Here any pair will do.
 */
export function partsOf(implementations: Readonly<Record<string, unknown>>, name: string): Parts | undefined {
  const given = implementations[name]
  return (typeof given === 'function' ? { handle: given } : given) as Parts | undefined
}
