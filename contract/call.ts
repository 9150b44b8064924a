import * as v from 'valibot'
import type { ErrorCode } from './errors.ts'

/** Whose call it is: anybody's, anybody's but better with a session, or a logged-in person's only. */
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
   * Without a network it may wait on the device and be sent later, more than once if answers get lost:
   * either it is `idempotent`, or doing it again changes nothing.
   */
  readonly queued: Queued
  /** It happens once without a key too, for who sends none: only the first answer is not told again. */
  readonly keyOptional: boolean
  /** Codes beyond those any call may answer with (VALIDATION, TOO_MANY, NOTLOGGEDIN where a session is needed, INTERNAL). */
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
    // What is left out is what the type parameter's default says.
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

/** Any call that may be sent such a request, and is answered with at least such a reply. */
export type CallWith<Request, Reply> = Call<
  string,
  v.GenericSchema<Request, unknown>,
  v.GenericSchema<unknown, Reply>
>

/** The path under which all calls stand. */
export const callPrefix = '/public/api'

/** The envelope of a call that needs a session. The token is the user's `auth_token`. */
export const tokenSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(128))

/** The envelope of a call that must happen once: made by the client per action, kept until the answer is known. */
export const idempotencyKeySchema = v.pipe(v.string(), v.minLength(1), v.maxLength(255))
