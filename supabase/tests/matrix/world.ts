import {as, type Caller, service, visitor} from '../callers.ts'
import {addEvent, addPhoto, approvedComment, comment, like, report, visitorId} from '../content.ts'
import type {Transaction} from '../database.ts'
import {addTripLine} from '../bank.ts'
import {addBounce, addEmail} from '../emails.ts'
import {addDelivery, addIssue, addSubscriber} from '../newsletters.ts'
import {addEventChange, addMessage, addRegistration} from '../registrations.ts'
import {addMoney} from '../money-rows.ts'
import {
  anonymousId,
  endedSession,
  giveEvent,
  giveRole,
  makeAdmin,
  type Person,
  signUp,
  unique,
} from '../people.ts'

export const callerNames = [
  'anonymous',
  'user',
  'ended',
  'other',
  'moderator',
  'organiser',
  'secretary',
  'treasurer',
  'admin',
  'service',
] as const
export type CallerName = (typeof callerNames)[number]

/** A database with a few named rows in each table. */
export interface World {
  /** `ended` is `user` with the access token of a session that has ended. */
  callers: Record<CallerName, Caller>
  people: {user: Person; other: Person; admin: Person}
  /** The event of `organiser`. */
  event: string
  /** An event without likes and organisers. */
  newEvent: string
  /** By table or view: the names of its rows and their keys. */
  rows: Record<string, Record<string, string>>
}

/** Fills the tables as users and services would. */
export async function createWorld(tx: Transaction): Promise<World> {
  const user = await signUp(tx, 'Rasa')
  const other = await signUp(tx, 'Tomas')
  const admin = await makeAdmin(tx, await signUp(tx, 'Ona'))
  const moderator = await giveRole(tx, await signUp(tx, 'Milda'), 'moderator')
  const organiser = await giveRole(tx, await signUp(tx, 'Orinta'), 'organiser')
  const colleague = await giveRole(tx, await signUp(tx, 'Olga'), 'organiser')
  const secretary = await giveRole(tx, await signUp(tx, 'Sigita'), 'secretary')
  const treasurer = await giveRole(tx, await signUp(tx, 'Ignas'), 'treasurer')
  const banned = await signUp(tx, 'Piktis')
  const ended = await endedSession(tx, user)
  const anonymous = visitor(anonymousId())

  const event = await addEvent(tx)
  const newEvent = await addEvent(tx)
  const removed = await addEvent(tx, {isRemoved: true})
  await giveEvent(tx, organiser, event)
  await giveEvent(tx, colleague, removed)
  const liking = {anonymous, stranger: visitor(anonymousId()), user, other}
  for (const caller of Object.values(liking)) await like(tx, caller, event)

  const comments = {
    "user's": await approvedComment(tx, user, event),
    "user's pending": await comment(tx, user, event),
    "other's": await approvedComment(tx, other, event),
    "other's pending": await comment(tx, other, event),
  }
  for (const caller of [anonymous, user]) await report(tx, caller, comments["other's"])
  const deleted = {"user's deleted": await approvedComment(tx, user, event)}
  await as(tx, admin)`delete from public.event_comments where id = ${deleted["user's deleted"]}`
  await tx`insert into public.commenters (user_id, trusted_at) values (${user.id}, now())`
  await tx`insert into public.commenters (user_id, banned_at, banned_by) values (${banned.id}, now(), ${admin.id})`

  const withRoles = {
    moderator: moderator.id,
    organiser: organiser.id,
    colleague: colleague.id,
    secretary: secretary.id,
    treasurer: treasurer.id,
    admin: admin.id,
  }
  const profiles = {user: user.id, other: other.id, banned: banned.id, ...withRoles}
  const emails = {queued: await addEmail(tx, 'queued'), failed: await addEmail(tx, 'failed')}
  const registrations = {
    "the event's": await addRegistration(tx, event),
    "another event's": await addRegistration(tx, newEvent),
  }
  const idsOf = (id: 'registration' | 'runner') =>
    Object.fromEntries(Object.entries(registrations).map(([name, ids]) => [name, ids[id]]))
  const subscriber = await addSubscriber(tx)
  const issue = await addIssue(tx)
  const money = await addMoney(tx, {user, other}, event)
  const bank = await addTripLine(tx, treasurer, event, registrations["the event's"].registration)
  const gone = `${unique('gone')}@example.test`
  const bounce = await addBounce(tx, gone)
  return {
    callers: {anonymous, user, ended, other, moderator, organiser, secretary, treasurer, admin, service},
    people: {user, other, admin},
    event,
    newEvent,
    rows: {
      profiles,
      user_overview: profiles,
      user_roles: withRoles,
      event_organisers: {organiser: organiser.id, colleague: colleague.id},
      content_items: {event, newEvent, removed},
      event_likes: Object.fromEntries(
        Object.entries(liking).map(([name, caller]) => [name, visitorId(caller)]),
      ),
      event_like_counts: {event},
      event_comments: comments,
      event_comment_counts: {event},
      comment_overview: {...comments, ...deleted},
      deleted_comments: deleted,
      comment_reports: {anonymous: visitorId(anonymous), user: user.id},
      commenters: {user: user.id, banned: banned.id},
      audit_log: {deletion: deleted["user's deleted"]},
      email_outbox: emails,
      email_failures: {failed: emails.failed},
      email_events: {bounce},
      suppressed_addresses: {gone},
      contact_messages: {
        'about the event': await addMessage(tx, event),
        'about nothing': await addMessage(tx, null),
      },
      newsletter_subscribers: {subscriber},
      newsletter_issues: {issue},
      newsletter_deliveries: {delivery: await addDelivery(tx, issue, subscriber)},
      event_registrations: idsOf('registration'),
      bus_registrations: idsOf('registration'),
      trip_payments: {"the event's": bank.payment},
      bank_statements: {statement: bank.statement},
      bank_lines: {line: bank.line},
      bank_line_overview: {line: bank.line},
      bank_line_payments: {payment: bank.payment},
      registration_overview: idsOf('registration'),
      race_registrations: idsOf('runner'),
      race_health_notes: idsOf('runner'),
      race_consents: idsOf('runner'),
      attendance: idsOf('runner'),
      event_changes: {
        "the event's": await addEventChange(tx, event),
        "another event's": await addEventChange(tx, newEvent),
      },
      ...money,
      photo_uploads: {pending: await addPhoto(tx, event, admin)},
    },
  }
}
