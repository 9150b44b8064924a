import * as v from 'valibot'
import { type CallWith, call, type Fields } from '../../call.ts'
import { type Card, cardSchema } from '../../entities/card.ts'
import { slug } from '../../entities/limits.ts'
import { under } from './under.ts'

type Info<Noun extends string, Entity> = CallWith<{ slug: string }, Record<Noun, Entity>>

/** The calls that `listingCalls` makes; `Entity` is how a listing is shown. */
export interface ListingCalls<Noun extends string, Entity> {
  info: Info<Noun, Entity>
  infoWithFavourite: Info<Noun, Entity>
  toggleFavourite: CallWith<{ slug: string; is_favorited?: boolean | undefined }, { is_favorited: boolean }>
  recentViews: CallWith<object, Record<`${Noun}s`, Card[]>>
}

/**
 * The calls that listings of every vertical have, named after one of them: `event`, `rental`. Names that do not
 * follow the pattern are given; `asked` are further fields of a request for a page.
 */
export function listingCalls<
  const Noun extends string,
  const Entity extends v.GenericSchema,
  const Info extends string = `get-${Noun}-info`,
  const InfoWithFavourite extends string = `get-${Noun}-info-with-favourite`,
  // biome-ignore lint/complexity/noBannedTypes: a call that is asked nothing else has no other fields.
  const Asked extends Fields = {},
>(
  noun: Noun,
  entity: Entity,
  names: { info?: Info; infoWithFavourite?: InfoWithFavourite; asked?: Asked } = {},
) {
  // Names that are left out have the defaults of the type parameters.
  const info = names.info ?? (`get-${noun}-info` as Info)
  const infoWithFavourite =
    names.infoWithFavourite ?? (`get-${noun}-info-with-favourite` as InfoWithFavourite)
  const request = { slug, ...(names.asked ?? ({} as Asked)) }
  return {
    /** One listing, for anybody. NOT_FOUND: there is none, or it was withdrawn; one that is over is still shown. */
    info: call(info, { request, reply: under(noun, entity), errors: ['NOT_FOUND'] }),
    /** One listing for a logged-in person: says whether it is a favourite, and notes it among their recent views. */
    infoWithFavourite: call(infoWithFavourite, {
      request,
      reply: under(noun, entity),
      auth: 'required',
      errors: ['NOT_FOUND'],
    }),
    /** Makes a listing a favourite or no longer one. Without the wanted state, which our client sends, it flips. */
    toggleFavourite: call(`toggle-favorite-${noun}`, {
      request: { slug, is_favorited: v.optional(v.boolean()) },
      reply: { is_favorited: v.boolean() },
      auth: 'required',
      queued: true,
      errors: ['NOT_FOUND'],
    }),
    /** The listings that the person has looked at, the last one first. */
    recentViews: call(`get-recent-view-${noun}s`, {
      request: {},
      reply: under(`${noun}s`, v.array(cardSchema)),
      auth: 'required',
    }),
  }
}
