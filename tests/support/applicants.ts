import {withDatabase} from './database.ts'
import {supabaseClient} from './people.ts'
import {expect} from './test.ts'

/** A name that nobody else has: letters only, as names are. */
export const uniqueName = () =>
  crypto
    .randomUUID()
    .replaceAll(/[^a-f]/g, '')
    .slice(0, 10)

export interface Applicant {
  name: string
  lastName: string
  email: string
}

/** Somebody who asked to become a member, and will pay by bank transfer. */
export async function applyToJoin(firstName: string): Promise<Applicant> {
  const lastName = `Žemait${uniqueName()}`
  // One long word.
  const email = `e2e-${crypto.randomUUID().replaceAll('-', '')}@example.test`
  const {error} = await supabaseClient()
    .from('membership_applications')
    .insert({
      first_name: firstName,
      last_name: lastName,
      email,
      payment_method: 'bank_transfer',
      payment_status: 'pending',
    } as never)
  expect(error).toBeNull()
  return {name: `${firstName} ${lastName}`, lastName, email}
}

export const statusOf = async ({email}: Applicant) => {
  const [membership] = await withDatabase(
    (sql) => sql<{status: string}[]>`select status from public.memberships where email = ${email}`,
  )
  return membership?.status
}
