import type { FastifyBaseLogger } from 'fastify'
import type { Call, ParsedRequestOf, RawReplyOf } from '#contract/call.ts'
import type { AnyCall } from '#contract/calls/registry.ts'
import type { Tx } from '../db/database.ts'

/** Who asks: the account and the session its token belongs to. */
export interface Caller {
  accountId: number
  sessionId: number
}

type CallerOf<C extends Call> = C['auth'] extends 'required'
  ? Caller
  : C['auth'] extends 'optional'
    ? Caller | undefined
    : undefined

/** What an implementation gets beside the request. */
export interface Context<C extends Call = Call> {
  caller: CallerOf<C>
  /** The language of the person asking, as a code of ours. */
  language: string
  /** What the browser or app calls itself. */
  device: string
  /** The network address the request came from; a whole /64 of IPv6 is one. */
  address: string
  log: FastifyBaseLogger
  /** The transaction that holds the effect and its remembered answer together; only where the call must happen once. */
  tx: C['idempotent'] extends true ? Tx : undefined
}

export type Implementation<C extends Call> = (
  request: ParsedRequestOf<C>,
  context: Context<C>,
) => Promise<RawReplyOf<C>>

/** An implementation that can tell, without changing or locking anything, that it could not succeed just now. */
export interface Prechecked<C extends Call> {
  precheck: (request: ParsedRequestOf<C>, context: Omit<Context<C>, 'tx'>) => Promise<unknown>
  handle: Implementation<C>
}

/** An implementation for every one of the calls; a missing one does not compile. */
export type Implementations<C extends Call = AnyCall> = {
  [One in C as One['name']]:
    | Implementation<One>
    | (One['idempotent'] extends true ? Prechecked<One> : Implementation<One>)
}
