import type {Database} from '@site/supabase/generated/database.types.gen'

/** An account as admins see it. Instants are ISO. */
export interface AdminUser {
  id: string
  /** First and last name; empty where somebody gave none. */
  name: string
  email: string
  city: string | null
  language: 'lt' | 'en'
  isAdmin: boolean
  /** Whether the privacy policy was accepted. */
  isActive: boolean
  bannedAt: string | null
  joinedAt: string | null
  lastSeenAt: string | null
}

type Row = Database['public']['Views']['user_overview']['Row']

export const userFields =
  'id, first_name, last_name, email, city, language, is_admin, privacy_policy_accepted, banned_at, created_at, last_sign_in_at'

/** A row of the view `user_overview` as ours. */
export function toAdminUser(row: Omit<Row, 'phone' | 'region' | 'search_text'>): AdminUser {
  return {
    id: row.id ?? '',
    name: [row.first_name, row.last_name].filter(Boolean).join(' '),
    email: row.email ?? '',
    city: row.city,
    language: row.language === 'en' ? 'en' : 'lt',
    isAdmin: row.is_admin === true,
    isActive: row.privacy_policy_accepted === true,
    bannedAt: row.banned_at,
    joinedAt: row.created_at,
    lastSeenAt: row.last_sign_in_at,
  }
}
