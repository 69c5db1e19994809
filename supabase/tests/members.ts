import type {Transaction} from './database.ts'
import {daysAgo} from './money.ts'

interface MemberFields {
  firstName?: string
  lastName?: string
  email?: string | null
  phone?: string
  postalAddress?: string
  language?: 'lt' | 'en'
  userId?: string
  status?: 'active' | 'grace' | 'expired' | 'cancelled'
}

const paidDaysAgo = {active: 10, grace: 370, expired: 500, cancelled: 10}

/** Inserts a member who paid cash so long ago that the status follows, and returns the id. */
export async function addMember(
  tx: Transaction,
  {firstName = 'Rasa', lastName = 'Rasaitė', status = 'active', ...fields}: MemberFields,
): Promise<string> {
  const [member] = await tx<{id: string}[]>`
    insert into public.memberships (first_name, last_name, email, phone, postal_address, language, user_id)
    values (
      ${firstName}, ${lastName}, ${fields.email ?? null}, ${fields.phone ?? null}, ${fields.postalAddress ?? null},
      ${fields.language ?? 'lt'}, ${fields.userId ?? null}
    ) returning id`
  const id = member?.id ?? ''
  const [payment] = await tx<{id: string}[]>`
    insert into public.payments (purpose, method, amount_pence, received_pence, received_currency, paid_at, announced_status)
    values ('membership', 'cash', 1500, 1500, 'GBP', ${daysAgo(paidDaysAgo[status])}, 'paid') returning id`
  await tx`insert into public.membership_payments (payment_id, membership_id) values (${payment?.id ?? ''}, ${id})`
  if (status === 'cancelled') await tx`update public.memberships set cancelled_at = now() where id = ${id}`
  await tx`select private.reconcile_payment(${payment?.id ?? ''}, null, now())`
  return id
}
