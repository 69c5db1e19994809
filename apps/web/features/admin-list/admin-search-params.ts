import {messageStatuses} from '@site/schemas/statuses/contact-message'
import {paymentMethods} from '@site/schemas/statuses/payment'
import {letterAudiences} from '@site/schemas/statuses/newsletter'
import {createParser, parseAsBoolean, parseAsStringLiteral} from 'nuqs'

export const tabs = [
  'users',
  'comments',
  'photos',
  'registrations',
  'messages',
  'newsletter',
  'members',
  'letters',
  'donations',
  'payments',
  'bank',
  'year',
  'moneySettings',
  'system',
] as const
export type AdminTab = (typeof tabs)[number]

/** `waiting` are the pending comments. */
export const commentFilters = ['waiting', 'reported', 'all', 'deleted'] as const
export type CommentFilter = (typeof commentFilters)[number]

/** `withRole` are those who may do more than others. */
export const userFilters = ['all', 'withRole'] as const
export type UserFilter = (typeof userFilters)[number]

export const userColumns = ['name', 'status', 'joined', 'lastSeen'] as const
export type UserColumn = (typeof userColumns)[number]

export const commentColumns = ['written', 'reports', 'deleted'] as const
export type CommentColumn = (typeof commentColumns)[number]

export const messageFilters = ['all', ...messageStatuses] as const
export type MessageFilter = (typeof messageFilters)[number]

export const messageColumns = ['received', 'sender', 'subject'] as const
export type MessageColumn = (typeof messageColumns)[number]

/** `ended` are registrations that no longer count. */
export const registrationFilters = ['all', 'requested', 'registered', 'waiting', 'offered', 'ended'] as const
export type RegistrationFilter = (typeof registrationFilters)[number]

export const registrationColumns = ['status', 'name', 'places', 'sent'] as const
export type RegistrationColumn = (typeof registrationColumns)[number]

/** `candidates` for the council are members for a year or longer without a gap. `noEmail` have no address, emails to `unreached` do not arrive. */
export const memberFilters = [
  'all',
  'active',
  'grace',
  'pending',
  'expired',
  'cancelled',
  'transfers',
  'candidates',
  'honorary',
  'households',
  'noEmail',
  'unreached',
] as const
export type MemberFilter = (typeof memberFilters)[number]

/** `none` means that no payment of the member is there. */
export const memberMethods = [...paymentMethods, 'none'] as const
export type MemberMethod = (typeof memberMethods)[number]

export const memberColumns = ['name', 'status', 'since', 'until', 'applied'] as const
export type MemberColumn = (typeof memberColumns)[number]

/** `toApprove` are donors' names, `awaited` are transfers. */
const paymentFilters = ['toDecide', 'awaited', 'paid', 'toApprove', 'refunded', 'all'] as const
export type PaymentFilter = (typeof paymentFilters)[number]

export const paymentColumns = ['begun', 'sum'] as const
export type PaymentColumn = (typeof paymentColumns)[number]

/** `inbox` are the lines that wait. */
export const bankViews = ['inbox', 'settled', 'statements'] as const
export type BankView = (typeof bankViews)[number]

export const bankColumns = ['settled'] as const
export type BankColumn = (typeof bankColumns)[number]

export const addressColumns = ['since', 'address'] as const
export type AddressColumn = (typeof addressColumns)[number]

export interface Sort<Column extends string = string> {
  by: Column
  isDescending: boolean
}

const MAX_PAGE = 100_000
const MAX_SEARCH_LENGTH = 200

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

const parseAsEvent = createParser({
  parse: (value) => value.slice(0, MAX_SEARCH_LENGTH) || null,
  serialize: String,
})

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** `new` is a newsletter that has not been saved. */
export const parseAsIssue = createParser({
  parse: (value) => (value === 'new' || UUID.test(value) ? value : null),
  serialize: String,
})

/** A letter, or the audience of one that is not written yet. */
const parseAsPost = createParser({
  parse: (value) =>
    UUID.test(value) || letterAudiences.some((audience) => audience === value) ? value : null,
  serialize: String,
})

export const parseAsId = createParser({
  parse: (value) => (UUID.test(value) ? value : null),
  serialize: String,
})

/** `-email` stands for descending order. An unknown column gives null. */
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

/** A year begins with this month, from 1 to 12. */
export const parseAsMonth = createParser({
  parse: (value) => (/^([1-9]|1[0-2])$/.test(value) ? Number(value) : null),
  serialize: String,
}).withDefault(1)

export const parseAsYear = createParser({
  parse: (value) => (/^20\d\d$/.test(value) ? Number(value) : null),
  serialize: String,
})

/** The URL has the params in this order and leaves out defaults. */
export const adminSearchParams = {
  /** Null opens the first tab behind which something waits. */
  tab: parseAsStringLiteral(tabs),
  event: parseAsEvent,
  issue: parseAsIssue,
  post: parseAsPost,
  member: parseAsId,
  payment: parseAsId,
  import: parseAsBoolean.withDefault(false),
  attendance: parseAsBoolean.withDefault(false),
  /** The pages of the donations that are given each month, and of Gift Aid. */
  monthly: parseAsBoolean.withDefault(false),
  giftAid: parseAsBoolean.withDefault(false),
  show: parseAsStringLiteral(commentFilters).withDefault('waiting'),
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
    ...bankColumns,
  ]),
  page: parseAsPage,
  door: parseAsBoolean.withDefault(false),
  /** The calendar year in which the year of a report begins; null stands for the present one. */
  year: parseAsYear,
  begins: parseAsMonth,
}

/** Puts the params in the order of `adminSearchParams` and drops unknown ones. */
export function orderSearchParams(params: URLSearchParams): URLSearchParams {
  const known = Object.keys(adminSearchParams).flatMap((name) => {
    const value = params.get(name)
    return value === null ? [] : [[name, value]]
  })
  return new URLSearchParams(known)
}
