import * as v from 'valibot'
import type { ErrorCode } from './errors.ts'

/** Who may make a call: anybody, anybody with a better answer for a session, or logged-in people only. */
export type Auth = 'none' | 'optional' | 'required'

/** The schemas a call is made of. Path parameters (`:slug`) are fields of the request. */
export type Fields = v.ObjectEntries

/** One call of the provider API: what goes in, what comes out, who may ask. */
export interface Call<
  Name extends string = string,
  Request extends v.GenericSchema = v.GenericSchema,
  Reply extends v.GenericSchema = v.GenericSchema,
  A extends Auth = Auth,
  Idempotent extends boolean = boolean,
  Queued extends boolean = boolean,
> {
  readonly name: Name
  readonly request: Request
  readonly reply: Reply
  readonly auth: A
  readonly idempotent: Idempotent
  /**
   * Whether the call may wait on the device for a network and be sent later, more than once if answers get lost:
   * either it is `idempotent`, or doing it again changes nothing.
   */
  readonly queued: Queued
  /** Whether a client may leave the key out: it happens once all the same, but its first answer is not repeated. */
  readonly keyOptional: boolean
  /** The codes beyond those any call may answer with (VALIDATION, TOO_MANY, NOTLOGGEDIN with a session, INTERNAL). */
  readonly errors: readonly ErrorCode[]
}

/**
 * Declares a call. The client sends through it and the server implements it, so that neither can
 * drift from the other. `token` and `idempotency_key` belong to the envelope, not to the request.
 */
export function call<
  const Name extends string,
  const Request extends Fields,
  const Reply extends Fields,
  const A extends Auth = 'none',
  const Idempotent extends boolean = false,
  const Queued extends boolean = false,
>(
  name: Name,
  say: {
    request: Request
    reply: Reply
    auth?: A
    idempotent?: Idempotent
    queued?: Queued
    keyOptional?: boolean
    errors?: readonly ErrorCode[]
  },
): Call<Name, v.ObjectSchema<Request, undefined>, v.ObjectSchema<Reply, undefined>, A, Idempotent, Queued> {
  return {
    name,
    request: v.object(say.request),
    reply: v.object(say.reply),
    // Options that are left out have the defaults of the type parameters.
    auth: say.auth ?? ('none' as A),
    idempotent: say.idempotent ?? (false as Idempotent),
    queued: say.queued ?? (false as Queued),
    keyOptional: say.keyOptional ?? false,
    errors: say.errors ?? [],
  }
}

/** The request that a caller passes. */
export type RequestOf<C extends Call> = v.InferInput<C['request']>
/** The request that an implementation receives: parsed, with unknown fields dropped. */
export type ParsedRequestOf<C extends Call> = v.InferOutput<C['request']>
/** The reply that an implementation returns. */
export type RawReplyOf<C extends Call> = v.InferInput<C['reply']>
/** The reply that a caller gets: parsed, with the fields that a newer server adds dropped. */
export type ReplyOf<C extends Call> = v.InferOutput<C['reply']>

/** Any call that takes such a request and answers with at least such a reply. */
export type CallWith<Request, Reply> = Call<
  string,
  v.GenericSchema<Request, unknown>,
  v.GenericSchema<unknown, Reply>
>

/** The path under which all calls stand. */
export const callPrefix = '/public/api'

/** The envelope of a call that needs a session. The token is the user's `auth_token`. */
export const tokenSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(128))

/** The envelope of a call that must happen once: the client keeps the key of an action until it knows the answer. */
export const idempotencyKeySchema = v.pipe(v.string(), v.minLength(1), v.maxLength(255))
