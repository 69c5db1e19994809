import {londonDay} from '@site/schemas/london-time/instant'
import {toE164} from '@site/schemas/phones/phone'
import {mayCancel, type Member} from '../members/member.ts'
import type {KnownMember} from './known-members.ts'

const dayOf = (instant: string | null) => instant && londonDay(new Date(instant))

/** What an import compares of a member. */
export const toKnownMember = (member: Member): KnownMember => ({
  id: member.id,
  reference: member.reference,
  firstName: member.firstName,
  lastName: member.lastName,
  email: member.email,
  phone: member.phone && (toE164(member.phone) ?? member.phone),
  postalAddress: member.postalAddress,
  language: member.language,
  since: dayOf(member.since),
  joinedOn: member.joinedOn,
  until: dayOf(member.until),
  isDeceased: member.deceasedAt !== null,
  isHonorary: member.isHonorary,
  household: member.household && {
    id: member.household.id,
    payerId: member.household.payer?.id ?? null,
  },
  isPresent: mayCancel(member),
  method: member.method,
  pence: member.lastPaid?.pence ?? null,
})
