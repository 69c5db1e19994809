import {randomBytes} from 'node:crypto'
import {withDatabase} from './database.ts'
import type {Person} from './people.ts'

/** Gives an account an active membership, paid by card so many days ago. */
export async function makeMember({id, email}: Person, days = 7): Promise<void> {
  const [profile] = await withDatabase(
    (sql) => sql<{first_name: string; last_name: string}[]>`
      select first_name, last_name from public.profiles where id = ${id}`,
  )
  await payFee({firstName: profile?.first_name ?? '', lastName: profile?.last_name ?? '', email}, days)
}

interface Applicant {
  firstName: string
  lastName: string
  email: string
}

/** A membership fee that was paid by card so many days ago. */
export async function payFee(submission: Applicant, days: number): Promise<void> {
  await withDatabase(async (sql) => {
    const context = {emailHash: randomHash(), networkHash: randomHash()}
    const [row] = await sql<{begun: {paymentId: string; amountPence: number}}[]>`
      select public.create_membership_payment(${sql.json({...submission})}, ${sql.json(context)}) as begun`
    if (!row) throw new Error('The membership is not begun')
    const {paymentId, amountPence} = row.begun
    const checkout = {
      kind: 'payment_settled',
      checkoutId: `cs_test_${paymentId}`,
      reference: paymentId,
      pence: amountPence,
      currency: 'gbp',
      paidWith: `pi_${paymentId}`,
    }
    await sql`select public.apply_checkout_session(${sql.json(checkout)}, now() - make_interval(days => ${days}))`
  })
}

const randomHash = () => randomBytes(32).toString('hex')
