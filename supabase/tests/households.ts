import {randomUUID} from 'node:crypto'
import {as} from './callers.ts'
import type {Json, Transaction} from './database.ts'
import {applicant, changeSettings} from './money.ts'
import {giveRole, type Person, signUp, unique} from './people.ts'

export const secretaryIn = async (tx: Transaction): Promise<Person> =>
  giveRole(tx, await signUp(tx, 'Rūta'), 'secretary')

export const setHousehold = (tx: Transaction, by: Person, payer: string, persons: string[]) =>
  as(tx, by)`select public.set_household(${payer}, ${persons})`

/** A person without an address, who has paid nothing. */
export async function personIn(tx: Transaction, firstName = 'Ona', email: string | null = null) {
  const [row] = await tx<{id: string}[]>`
    insert into public.memberships (first_name, last_name, email, status)
    values (${firstName}, ${unique('Petraitė')}, ${email}, 'cancelled') returning id`
  return row?.id ?? ''
}

/** Adds a new person for whom a member pays. */
export async function addPerson(
  tx: Transaction,
  by: Person,
  payer: string,
  fields: Record<string, Json> = {},
  key = randomUUID(),
) {
  const member = {firstName: 'Ona', lastName: unique('Petraitė'), locale: 'lt', ...fields}
  const [row] = await as(tx, by)<{id: string}>`
    select public.add_household_person(${payer}, ${JSON.stringify(member)}::text::jsonb, ${key}) as id`
  return row?.id ?? ''
}

export interface HouseholdMember {
  status: string
  paid_by: string | null
  from: Date | null
  until: Date | null
  in_household: boolean
  pays: boolean
  may_be_asked: boolean
  fee: number
}

export async function memberIn(tx: Transaction, id: string): Promise<HouseholdMember> {
  const [row] = await tx<HouseholdMember[]>`
    select status, paid_by, member_since as from, valid_until as until, household_id is not null as in_household,
      pays_for_household as pays, private.may_be_asked_to_pay(membership, now()) as may_be_asked, private.fee_of(membership) as fee
    from public.memberships as membership where id = ${id}`
  if (!row) throw new Error('There is no such member')
  return row
}

/** The payments that a person has from others, without those that count no more. */
export const sharedWith = (tx: Transaction, id: string) => tx<
  {status: string; from: Date | null; until: Date | null}[]
>`
  select payment.status, link.covers_from as from, link.covers_until as until
  from public.membership_payments as link join public.payments as payment on payment.id = link.payment_id
  where link.membership_id = ${id} and payment.method = 'household' and payment.status <> 'lapsed' order by link.covers_from`

export const withFee = (tx: Transaction, fee: 'one' | 'each') =>
  changeSettings(tx, {household_fee: fee, membership_fee_pence: 1500})

export const payerSubmission = () => applicant({firstName: 'Jonas', lastName: unique('Petraitis')})
