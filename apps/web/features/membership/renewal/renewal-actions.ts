import {createPaymentSender} from '#/supabase/form-submission.ts'
import {failure, query, success, type Result} from '#/supabase/query.ts'
import {type Renewal, renewal} from './renewal.ts'

export const createRenewalSender = () => createPaymentSender('renew-membership')

/** `notFound`: the link leads to no membership, or is older than a year. */
type RenewalLinkError = 'offline' | 'tooMany' | 'unavailable' | 'notFound'

export async function showRenewal(token: string): Promise<Result<Renewal, RenewalLinkError>> {
  const result = await query((supabase) => supabase.rpc('show_renewal', {token}))
  if (!result.ok) {
    const {error, code} = result
    if (code === 'PT404') return {...result, error: 'notFound'}
    return {...result, error: error === 'offline' || error === 'tooMany' ? error : 'unavailable'}
  }
  const shown = renewal.safeParse(result.data)
  return shown.success ? success(shown.data) : failure('unavailable', shown.error)
}
