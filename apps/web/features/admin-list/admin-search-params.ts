import {messageStatuses} from '@site/schemas/statuses/contact-message'
import {paymentMethods} from '@site/schemas/statuses/payment'
import {createParser, parseAsBoolean, parseAsStringLiteral} from 'nuqs'

export const tabs = [
  'users',
  'comments',
  'photos',
  'registrations',
  'messages',
  'newsletter',
  'members',
  'donations',
  'payments',
] as const
export type AdminTab = (typeof tabs)[number]

/** Filters of the list of comments, as in the URL: `waiting` are the pending ones. */
export const commentFilters = ['waiting', 'reported', 'all', 'deleted'] as const
export type CommentFilter = (typeof commentFilters)[number]

export const userColumns = [
  'name',
  'email',
  'city',
  'language',
  'role',
  'status',
  'joined',
  'lastSeen',
] as const
export type UserColumn = (typeof userColumns)[number]

export const commentColumns = ['written', 'author', 'page', 'reports', 'deleted'] as const
export type CommentColumn = (typeof commentColumns)[number]

/** Filters of the list of messages, as in the URL. */
export const messageFilters = ['all', ...messageStatuses] as const
export type MessageFilter = (typeof messageFilters)[number]

export const messageColumns = ['received', 'sender', 'subject'] as const
export type MessageColumn = (typeof messageColumns)[number]

/** Filters of the list of registrations, as in the URL: `ended` are those that count no more. */
export const registrationFilters = ['all', 'requested', 'registered', 'waiting', 'offered', 'ended'] as const
export type RegistrationFilter = (typeof registrationFilters)[number]

export const registrationColumns = ['status', 'name', 'places', 'sent'] as const
export type RegistrationColumn = (typeof registrationColumns)[number]

/** Filters of the list of members, as in the URL. `candidates` for the council: a year or longer without a gap. `unreached`: emails do not arrive. */
export const memberFilters = [
  'all',
  'active',
  'grace',
  'pending',
  'expired',
  'cancelled',
  'transfers',
  'candidates',
  'unreached',
] as const
export type MemberFilter = (typeof memberFilters)[number]

/** Ways in which members last paid, as in the URL. `none`: nothing that they paid is there. */
export const memberMethods = [...paymentMethods, 'none'] as const
export type MemberMethod = (typeof memberMethods)[number]

export const memberColumns = ['name', 'status', 'since', 'until', 'applied'] as const
export type MemberColumn = (typeof memberColumns)[number]

/** Filters of the lists of payments, as in the URL. `toApprove` are donors' names, `awaited` transfers. */
export const paymentFilters = ['toDecide', 'awaited', 'paid', 'toApprove', 'refunded', 'all'] as const
export type PaymentFilter = (typeof paymentFilters)[number]

export const paymentColumns = ['begun', 'payer', 'sum', 'state'] as const
export type PaymentColumn = (typeof paymentColumns)[number]

/** Columns of the list of addresses that get no newsletters. */
export const addressColumns = ['since', 'address'] as const
export type AddressColumn = (typeof addressColumns)[number]

export interface Sort<Column extends string = string> {
  by: Column
  isDescending: boolean
}

const MAX_PAGE = 100_000
const MAX_SEARCH_LENGTH = 200

/** Page number of a list, from 1. */
export const parseAsPage = createParser({
  parse(value) {
    const page = Number(value)
    return Number.isInteger(page) && page > 0 ? Math.min(page, MAX_PAGE) : null
  },
  serialize: String,
}).withDefault(1)

export const parseAsSearch = createParser({
  parse: (value) => value.slice(0, MAX_SEARCH_LENGTH),
  serialize: String,
}).withDefault('')

/** Key of an event. */
const parseAsEvent = createParser({
  parse: (value) => value.slice(0, MAX_SEARCH_LENGTH) || null,
  serialize: String,
})

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Id of the newsletter that is open; `new` for one that has not been saved. */
export const parseAsIssue = createParser({
  parse: (value) => (value === 'new' || UUID.test(value) ? value : null),
  serialize: String,
})

/** Id of a row that is open. */
export const parseAsId = createParser({
  parse: (value) => (UUID.test(value) ? value : null),
  serialize: String,
})

/** `email`, or `-email` for descending order. Null for an unknown column. */
export function parseAsSort<Column extends string>(columns: readonly Column[]) {
  return createParser<Sort<Column>>({
    parse(value) {
      const isDescending = value.startsWith('-')
      const name = isDescending ? value.slice(1) : value
      const by = columns.find((column) => column === name)
      return by === undefined ? null : {by, isDescending}
    },
    serialize: ({by, isDescending}) => (isDescending ? `-${by}` : by),
    eq: (a, b) => a.by === b.by && a.isDescending === b.isDescending,
  })
}

/** The search params of the admin area, in their order in the URL, which leaves out defaults. */
export const adminSearchParams = {
  /** Null opens the first one behind which something waits. */
  tab: parseAsStringLiteral(tabs),
  event: parseAsEvent,
  issue: parseAsIssue,
  member: parseAsId,
  payment: parseAsId,
  show: parseAsStringLiteral(commentFilters).withDefault('waiting'),
  /** Null for all ways of payment. */
  method: parseAsStringLiteral(memberMethods),
  q: parseAsSearch,
  sort: parseAsSort([
    ...userColumns,
    ...commentColumns,
    ...registrationColumns,
    ...messageColumns,
    ...addressColumns,
    ...memberColumns,
    ...paymentColumns,
  ]),
  page: parseAsPage,
  /** The list at the door, of the event. */
  door: parseAsBoolean.withDefault(false),
}

/** The search params in the order of `adminSearchParams`, without unknown ones. */
export function orderSearchParams(params: URLSearchParams): URLSearchParams {
  const known = Object.keys(adminSearchParams).flatMap((name) => {
    const value = params.get(name)
    return value === null ? [] : [[name, value]]
  })
  return new URLSearchParams(known)
}
