import type { Generated, JSONColumnType } from 'kysely'

/** The details of a request beside its text. */
export interface InquiryDetails {
  /** A day by the calendar at the listing. */
  day?: string | undefined
  people?: number | undefined
}

/** Tables of inquiries: threads between people and the contacts of listings. */
export interface InquiryTables {
  inquiry: {
    id: Generated<number>
    reference: string
    listing_id: number
    account_id: number
    other_account_id: number | null
    other_name: string
    kind: 'question' | 'request'
    details: JSONColumnType<InquiryDetails>
    state: Generated<'open' | 'accepted' | 'declined' | 'closed' | 'blocked'>
    report: Generated<string | null>
    secret_hash: Buffer
    secret_until: Date
    asker_read: Generated<number>
    other_read: Generated<number>
    last_from_asker: Generated<number>
    last_from_other: Generated<number>
    unanswered: Generated<number>
    asker_mail_at: Generated<Date | null>
    other_mail_at: Generated<Date | null>
    mail_due_at: Generated<Date | null>
    mail_tries: Generated<number>
    last_at: Date
    created_at: Date
  }
  inquiry_message: {
    id: Generated<number>
    inquiry_id: number
    side: 'asker' | 'other' | 'house'
    text: string
    message_key: string | null
    created_at: Date
    hidden_at: Generated<Date | null>
  }
}
