import type {Caller} from '../callers.ts'

/** Per role of the API, as a grant says it; a role that is not named has nothing. */
export type Grants = Partial<Record<Caller['role'], string>>

const ownFields = 'first_name, last_name, username, phone, city, region, language, privacy_policy_accepted'
const everybodyReads: Grants = {anon: 'select', authenticated: 'select', service_role: 'select'}
const adminsRead: Grants = {authenticated: 'select', service_role: 'select'}

/** Every table and view of the schema public, and each right on it; columns in their order in the table. */
export const tableGrants: Record<string, Grants> = {
  profiles: {authenticated: `select, update (${ownFields})`, service_role: 'select, update'},
  user_roles: {authenticated: 'select', service_role: 'delete, insert, select'},
  user_overview: adminsRead,
  audit_log: adminsRead,
  content_items: everybodyReads,
  event_likes: {
    anon: 'delete, insert (event_id, user_id), select',
    authenticated: 'delete, insert (event_id, user_id), select',
    service_role: 'delete, select',
  },
  event_like_counts: everybodyReads,
  commenters: adminsRead,
  event_comments: {
    anon: 'select',
    authenticated: 'delete, insert (event_id, user_id, comment_text), select',
    service_role: 'delete, select',
  },
  event_comment_list: everybodyReads,
  event_comment_counts: everybodyReads,
  comment_overview: adminsRead,
  deleted_comments: adminsRead,
  comment_reports: {
    anon: 'insert (comment_id, reporter_id, reason)',
    authenticated: 'insert (comment_id, reporter_id, reason), select',
    service_role: 'select',
  },
  email_outbox: {service_role: 'select'},
  email_failures: adminsRead,
  photo_uploads: {authenticated: 'select', service_role: 'delete, insert, select'},
}

const everybody = ['anon', 'authenticated', 'service_role'] as const
const users = ['authenticated'] as const
const services = ['service_role'] as const

/** Every function of the schema public that is no trigger, and who may call it. */
export const functionGrants: Record<string, readonly Caller['role'][]> = {
  'is_admin()': everybody,
  'adopt_anonymous_likes()': users,
  'export_own_data()': users,
  'delete_own_account()': users,
  'approve_comment(comment_id uuid)': users,
  'restore_comment(comment_id uuid)': users,
  'dismiss_reports(comment_id uuid)': users,
  'ban_commenter(user_id uuid, reason text)': users,
  'unban_commenter(user_id uuid)': users,
  'sync_content_items(items jsonb)': services,
  'queue_email(recipient text, template text, language text, data jsonb, idempotency_key text)': services,
  'claim_emails(batch_size integer)': services,
  'finish_email(email_id uuid)': services,
  'retry_email(email_id uuid, error text)': services,
  'fail_email(email_id uuid, error text)': services,
  'purge_expired()': services,
  'log_photo_review(photo_id uuid, reviewer uuid, decision text, album_key text)': services,
}

/** Of the schema private, which the API does not show, only what policies call as the one who asks. */
export const privateFunctionGrants: Record<string, readonly Caller['role'][]> = {
  'fold(text)': everybody,
  'is_readable(text)': everybody,
  'is_readable_line(text)': everybody,
  'request_header(name text)': everybody,
  'user_id()': everybody,
  'visitor_id()': everybody,
  'may_comment()': users,
}

/**
 * What a view does about row level security:
 * - 'counts': reads past it, and shows numbers only
 * - 'own rule': reads past it by a condition of its own, behind a security barrier, lest the reader's filters see more
 * - 'caller': reads as whoever asks
 */
export const viewSecurity: Record<string, 'counts' | 'own rule' | 'caller'> = {
  user_overview: 'own rule',
  event_like_counts: 'counts',
  event_comment_list: 'caller',
  event_comment_counts: 'counts',
  comment_overview: 'caller',
  email_failures: 'own rule',
}
