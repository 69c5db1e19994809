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

export const differingFields = [
  'deceased',
  'honorary',
  'name',
  'email',
  'phone',
  'address',
  'language',
  'since',
  'until',
  'sum',
  'method',
  'reference',
  'household',
] as const
export type DifferingField = (typeof differingFields)[number]

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
  const name = {firstName: row.firstName, lastName: row.lastName}
  const since = [member.since, member.joinedOn].filter((day) => day !== null).toSorted()[0] ?? null
  const isEarlier = row.since !== null && row.since <= londonToday() && (since === null || row.since < since)
  // A list whose last year was given to somebody does not say that they still are honorary.
  const mayBeHonorary = member.household?.payerId !== member.id && member.method !== 'honorary'
  const all: (Omit<Difference, 'listed'> & {listed: string | null; isSame?: boolean})[] = [
    mark('deceased', row.isDeceased, member.isDeceased, {isDeceased: true}),
    mark('honorary', row.isHonorary, member.isHonorary, mayBeHonorary ? {isHonorary: true} : undefined),
    {
      field: 'name',
      former: fullName(member),
      listed: fullName(row),
      isSame: nameKey(row) === nameKey(member),
      change: name,
    },
    {
      field: 'email',
      former: member.email && comparableEmail(member.email),
      listed: row.email,
      ...(row.email !== null && member.email === null && {change: {email: row.email}}),
    },
    {
      field: 'phone',
      former: member.phone,
      listed: row.phone,
      ...(row.phone !== null && {change: {phone: row.phone}}),
    },
    {
      field: 'address',
      former: member.postalAddress,
      listed: row.postalAddress,
      // A spreadsheet may have changed line breaks.
      isSame: fold(row.postalAddress ?? '') === fold(member.postalAddress ?? ''),
      ...(row.postalAddress !== null && {change: {postalAddress: row.postalAddress}}),
    },
    {
      field: 'language',
      former: member.language,
      listed: row.language,
      ...(row.language !== null && {change: {locale: row.language}}),
    },
    {
      field: 'since',
      former: since,
      listed: row.since,
      isSame: row.since === member.since || row.since === member.joinedOn,
      ...(row.since !== null && isEarlier && {change: {joinedOn: row.since}}),
    },
    {field: 'reference', former: member.reference, listed: row.reference},
  ]
  return all.flatMap(({listed, isSame = false, ...difference}) =>
    listed === null || isSame || listed === difference.former
      ? []
      : [{...difference, listed, ...(member.isDeceased && {change: undefined})} as Difference],
  )
}

/** What a row says of a payment that does not become one. */
export function paymentDifferences(row: ListRow, member: KnownMember, end: string | null): Difference[] {
  const pence = row.pence === null ? null : String(row.pence)
  const method = member.method === 'stripe' ? 'bank_transfer' : member.method
  const all = [
    {field: 'until' as const, former: member.until, listed: end},
    {field: 'sum' as const, former: member.pence === null ? null : String(member.pence), listed: pence},
    {field: 'method' as const, former: method, listed: row.method},
  ]
  return all.flatMap(({listed, ...each}) =>
    listed === null || listed === each.former ? [] : [{...each, listed}],
  )
}

function mark(
  field: 'deceased' | 'honorary',
  listed: boolean | null,
  isMarked: boolean,
  change: MemberChanges | undefined,
) {
  const word = (isYes: boolean) => (isYes ? 'yes' : 'no')
  return {
    field,
    former: word(isMarked),
    listed: listed === null ? null : word(listed),
    ...(listed === true && change && {change}),
  }
}

const fullName = ({firstName, lastName}: {firstName: string; lastName: string}) => `${firstName} ${lastName}`
