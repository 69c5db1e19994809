import type {Caller} from '../callers.ts'

/** Privileges per API role, in the words of a grant. A missing role has none. */
export type Grants = Partial<Record<Caller['role'], string>>

const ownFields = 'first_name, last_name, username, phone, city, region, language, privacy_policy_accepted'
const everybodyReads: Grants = {anon: 'select', authenticated: 'select', service_role: 'select'}
const adminsRead: Grants = {authenticated: 'select', service_role: 'select'}

/** The privileges on every table and view of the public schema, with columns in table order. */
export const tableGrants: Record<string, Grants> = {
  profiles: {authenticated: `select, update (${ownFields})`, service_role: 'select, update'},
  user_roles: adminsRead,
  event_organisers: adminsRead,
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
  email_outbox: {
    authenticated:
      'select (id, recipient, template, status, attempts, last_error, created_at, kind, failed_at)',
    service_role: 'select',
  },
  email_failures: adminsRead,
  email_events: adminsRead,
  suppressed_addresses: {authenticated: 'delete, select', service_role: 'select'},
  photo_uploads: {authenticated: 'select', service_role: 'delete, insert, select'},
  contact_messages: adminsRead,
  event_registrations: adminsRead,
  bus_registrations: adminsRead,
  race_registrations: adminsRead,
  race_health_notes: adminsRead,
  race_consents: adminsRead,
  attendance: adminsRead,
  registration_overview: adminsRead,
  event_changes: adminsRead,
  newsletter_subscribers: adminsRead,
  newsletter_issues: adminsRead,
  newsletter_deliveries: adminsRead,
}

const everybody = ['anon', 'authenticated', 'service_role'] as const
const users = ['authenticated'] as const
const services = ['service_role'] as const

/** Every function of the public schema and who may call it. */
export const functionGrants: Record<string, readonly Caller['role'][]> = {
  'is_admin()': everybody,
  'my_roles()': users,
  'change_roles(user_id uuid, given text[], taken text[], events_given text[], events_taken text[])': users,
  'adopt_anonymous_likes()': users,
  'export_own_data()': users,
  'delete_own_account()': users,
  'approve_comment(comment_id uuid)': users,
  'restore_comment(comment_id uuid)': users,
  'dismiss_reports(comment_id uuid)': users,
  'ban_commenter(user_id uuid, reason text)': users,
  'unban_commenter(user_id uuid)': users,
  'sync_content_items(items jsonb)': services,
  'queue_email(recipient text, template text, language text, data jsonb, idempotency_key text, kind text)':
    services,
  'claim_emails(batch_size integer)': services,
  'finish_emails(results jsonb)': services,
  'retry_emails(email_ids uuid[], error text)': services,
  'separate_emails(email_ids uuid[], error text)': services,
  'wait_for_quota(email_ids uuid[], error text, seconds integer)': services,
  'record_email_event(webhook_id text, provider_id text, event text, occurred_at timestamp with time zone, reason text, suppressed text[])':
    services,
  'retry_failed_email(email_id uuid, new_recipient text)': users,
  'purge_emails()': services,
  'show_email_language(token text)': everybody,
  'choose_email_language(token text, language text)': everybody,
  'purge_email_preferences()': services,
  'purge_submissions()': services,
  'purge_newsletter()': services,
  'subscribe_to_newsletter(submission jsonb, context jsonb)': services,
  'confirm_newsletter(token text)': services,
  'unsubscribe_from_newsletter(token text)': services,
  'send_newsletter(submission jsonb, context jsonb)': services,
  'save_newsletter_draft(issue_id uuid, version integer, issue jsonb)': users,
  'delete_newsletter_draft(issue_id uuid)': users,
  'stop_newsletter(issue_id uuid)': users,
  'resume_newsletter(issue_id uuid)': users,
  'unschedule_newsletter(issue_id uuid)': users,
  'newsletter_audience()': users,
  'newsletter_history()': users,
  'my_newsletter_choice()': users,
  'choose_newsletter(wanted boolean, wording text, locale text)': users,
  'send_contact_message(submission jsonb, context jsonb)': services,
  'register_for_event(submission jsonb, context jsonb)': services,
  'settle_events(at timestamp with time zone)': services,
  'show_registration(token text)': everybody,
  'change_registration(token text, changes jsonb)': everybody,
  'cancel_registration(token text, runner_ids uuid[])': everybody,
  'accept_place(token text)': everybody,
  'give_parental_consent(token text, wording text)': everybody,
  'set_contact_message_status(message_id uuid, status text)': users,
  'decide_registration(registration_id uuid, is_accepted boolean)': users,
  'withdraw_registration(registration_id uuid)': users,
  'move_registration_up(registration_id uuid)': users,
  'resend_registration_email(registration_id uuid, new_email text)': users,
  'mark_attendance(marks jsonb)': users,
  'message_registrants(event_key text, statuses text[], messages jsonb, key uuid)': users,
  'announce_event_change(change_id uuid, revision integer, statuses text[], messages jsonb, key uuid)': users,
  'dismiss_event_change(change_id uuid, revision integer)': users,
  'export_personal_data(email text)': users,
  'erase_personal_data(email text)': users,
  'purge_expired()': services,
  'count_submission(action text, email_hash text, network_hash text)': services,
  'purge_submission_counts()': services,
  'log_photo_review(photo_id uuid, reviewer uuid, decision text, album_key text)': services,
}

/** The functions of the private schema that policies, checks and views call as the caller. The API does not expose it. */
export const privateFunctionGrants: Record<string, readonly Caller['role'][]> = {
  'fold(text)': everybody,
  'is_readable(text)': everybody,
  'is_readable_line(text)': everybody,
  'request_header(name text)': everybody,
  'caller_id()': everybody,
  'has_role(role text)': everybody,
  'may_organise(event_key text)': everybody,
  'organised_events()': everybody,
  'visitor_id()': everybody,
  'like_count(event_id text)': everybody,
  'normalize_email(text)': ['authenticated', 'service_role'],
  'may_comment()': users,
  'short_name_of(user_id uuid)': ['authenticated', 'service_role'],
}
