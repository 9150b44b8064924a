import type { Generated, JSONColumnType } from 'kysely'

/** The table of what only announcements have. */
export interface AnnouncementTables {
  announcement: {
    listing_id: number
    is_bookable: Generated<boolean>
    /** The listing that the announcement stands for. */
    links_to: Generated<number | null>
    contact_account_id: Generated<number | null>
    contact_name: Generated<string>
    contact_email: Generated<string | null>
    contact_phone: Generated<string | null>
    shows_email: Generated<boolean>
    shows_phone: Generated<boolean>
    video_links: JSONColumnType<string[], string | undefined, string>
    google_map_url: Generated<string | null>
  }
}
