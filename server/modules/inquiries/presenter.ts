import type { Inquiry, InquiryMessage } from '#contract/entities/inquiry.ts'
import { firstName } from '#contract/first-name.ts'
import { NEW_ACCOUNT_MS } from './lifetimes.ts'
import type { MessageRow } from './messages-repo.ts'
import type { ThreadRow } from './repo.ts'
import { mayWrite } from './rules.ts'
import { readerOf, type Side } from './side.ts'

/**
 * A thread as one side sees it, with the name of the other side and nothing by which they could be reached.
 */
export function presentThread(
  row: ThreadRow,
  side: 'asker' | 'other',
  { storeName, now }: { storeName: string; now: Date },
): Inquiry {
  const isAsker = side === 'asker'
  return {
    inquiry: row.reference,
    listing: {
      vertical: row.vertical,
      kind: row.listing_kind,
      slug: row.slug,
      title: row.title,
      cover_image: row.cover_image,
      cover_color: row.cover_color,
    },
    side,
    // Of a person only the first name: the rest is private.
    with: isAsker ? row.other_name || storeName : firstName(row.asker_name),
    is_new_account: !isAsker && now.getTime() - row.asker_since.getTime() < NEW_ACCOUNT_MS,
    kind: row.kind,
    details: row.details,
    state: row.state,
    can_write: mayWrite(row, side) === undefined,
    last_text: row.last_text ?? '',
    last_is_mine: row.last_side === side,
    last_at: row.last_at.toISOString(),
    is_unread: isAsker ? row.last_from_other > row.asker_read : row.last_from_asker > row.other_read,
  }
}

export function presentMessage(row: MessageRow, reader: 'asker' | 'other'): InquiryMessage {
  const { id, text } = row
  return { id, from: whose(row.side, reader), text, created_at: row.created_at.toISOString() }
}

function whose(side: Side, reader: 'asker' | 'other'): InquiryMessage['from'] {
  if (side === 'house') return 'house'
  return readerOf(side) === reader ? 'them' : 'me'
}
