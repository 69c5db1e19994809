import {comparableEmail} from '@site/schemas/email-addresses/email-address'
import {fold} from '@site/schemas/fold'
import {londonToday} from '@site/schemas/london-time/instant'
import {nameKey, type KnownMember} from './known-members.ts'
import type {ListRow} from './read-rows.ts'

/** What an import may change of a known member, as `import_members()` takes it. */
export interface MemberChanges {
  firstName?: string
  lastName?: string
  email?: string
  phone?: string
  postalAddress?: string
  locale?: 'lt' | 'en'
  joinedOn?: string
  isHonorary?: true
  isDeceased?: true
}

export type DifferingField =
  | 'deceased'
  | 'honorary'
  | 'name'
  | 'email'
  | 'phone'
  | 'address'
  | 'language'
  | 'since'
  | 'until'
  | 'sum'
  | 'method'
  | 'reference'
  | 'household'

/** What a list says otherwise than the site. Without a change it can only be named. Days are YYYY-MM-DD, sums pence. */
export interface Difference {
  field: DifferingField
  /** On the site. */
  former: string | null
  /** In the list. */
  listed: string
  change?: MemberChanges
}

/**
 * What a row says otherwise than the site says of the member. An address is only filled in: links that renew without a
 * log-in go to it. An earlier beginning may be taken, a later one is only named, and so is what cannot be changed here.
 */
export function differencesOf(row: ListRow, member: KnownMember): Difference[] {
  const {email, phone, postalAddress, language, since} = row
  const known = [member.since, member.joinedOn].filter((day) => day !== null).toSorted()[0] ?? null
  const isEarlier = since !== null && since <= londonToday() && (known === null || since < known)
  // A list whose last year was given to somebody does not say that they still are honorary.
  const mayBeHonorary = member.household?.payerId !== member.id && member.method !== 'honorary'
  // A spreadsheet may have changed line breaks.
  const isSameAddress = fold(postalAddress ?? '') === fold(member.postalAddress ?? '')
  const isSameSince = since === member.since || since === member.joinedOn
  const name = {firstName: row.firstName, lastName: row.lastName}
  const differences = [
    marked('deceased', row.isDeceased, member.isDeceased, {isDeceased: true}),
    marked('honorary', row.isHonorary, member.isHonorary, mayBeHonorary && {isHonorary: true}),
    said('name', fullName(member), nameKey(row) === nameKey(member) ? null : fullName(row), name),
    said('email', member.email && comparableEmail(member.email), email, email && !member.email && {email}),
    said('phone', member.phone, phone, phone && {phone}),
    said(
      'address',
      member.postalAddress,
      isSameAddress ? null : postalAddress,
      postalAddress && {postalAddress},
    ),
    said('language', member.language, language, language && {locale: language}),
    said('since', known, isSameSince ? null : since, isEarlier && {joinedOn: since}),
    said('reference', member.reference, row.reference),
  ].flat()
  return member.isDeceased
    ? differences.map(({field, former, listed}) => ({field, former, listed}))
    : differences
}

/** What a row says of a payment that does not become one. */
export function paymentDifferences(row: ListRow, member: KnownMember, end: string | null): Difference[] {
  const sum = (pence: number | null) => (pence === null ? null : String(pence))
  const method = member.method === 'stripe' ? 'bank_transfer' : member.method
  return [
    said('until', member.until, end),
    said('sum', sum(member.pence), sum(row.pence)),
    said('method', method, row.method),
  ].flat()
}

/** Nothing, if the list says nothing, or the same. */
function said(
  field: DifferingField,
  former: string | null,
  listed: string | null,
  change?: MemberChanges | false | '' | null,
): Difference[] {
  if (listed === null || listed === former) return []
  return [{field, former, listed, ...(change && {change})}]
}

function marked(
  field: DifferingField,
  listed: boolean | null,
  isMarked: boolean,
  change: MemberChanges | false,
) {
  const word = (isYes: boolean) => (isYes ? 'yes' : 'no')
  return said(field, word(isMarked), listed === null ? null : word(listed), listed === true && change)
}

const fullName = ({firstName, lastName}: {firstName: string; lastName: string}) => `${firstName} ${lastName}`
