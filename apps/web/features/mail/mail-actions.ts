import {query, type Result} from '#/supabase/query.ts'
import {refusalDetail} from '#/features/admin-list/query-client.ts'

/** `gone`: another admin was faster, or 30 days have passed. `personKnown`: the new address is already a member's. */
export type ResendError = 'invalidAddress' | 'gone' | 'personKnown' | 'tooMany' | 'failed'

const CHECK_VIOLATION = '23514'

/** The address may be a corrected one. */
export async function resendEmail(
  emailId: string,
  recipient: string,
): Promise<Result<undefined, ResendError>> {
  return toResendResult(
    await query((supabase) =>
      supabase.rpc('retry_failed_email', {email_id: emailId, new_recipient: recipient}),
    ),
  )
}

/** Sends only the emails that did not arrive; the address may be a corrected one. */
export async function resendRegistrationEmail(
  registrationId: string,
  address: string,
): Promise<Result<undefined, ResendError>> {
  return toResendResult(
    await query((supabase) =>
      supabase.rpc('resend_registration_email', {registration_id: registrationId, new_email: address}),
    ),
  )
}

function toResendResult(result: Result<undefined>): Result<undefined, ResendError> {
  if (result.ok) return result
  const detail = refusalDetail(result.cause)
  if (result.code === CHECK_VIOLATION || detail === 'bad_request') return {...result, error: 'invalidAddress'}
  if (detail === 'person_known') return {...result, error: 'personKnown'}
  if (result.error === 'tooMany') return {...result, error: 'tooMany'}
  return {...result, error: result.status === 404 ? 'gone' : 'failed'}
}

export function allowNewsletters(address: string): Promise<Result<null>> {
  return query((supabase) => supabase.from('suppressed_addresses').delete().eq('email', address))
}
