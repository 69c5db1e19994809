import {linkSent} from '@site/schemas/requests/link-sent'
import type {Locale} from 'next-intl'
import {callFunction} from '#/supabase/edge-function.ts'
import {
  createPaymentSender,
  formResult,
  paymentResult,
  type PaymentResult,
  type SubmissionResult,
} from '#/supabase/form-submission.ts'
import {failure, query, success, type Result} from '#/supabase/query.ts'
import {type Renewal, renewal} from './renewal.ts'

export const createRenewalSender = () => createPaymentSender('renew-membership')

/** The link in an email manages the renewal of its membership, a session that of the account. */
export type RenewalKey = {token: string} | {id: string}

/** The card is charged no more. If Stripe does not respond, the site repeats it within a minute. */
export async function stopRenewal(key: RenewalKey, locale: Locale): Promise<SubmissionResult> {
  return formResult(await callFunction('manage-subscription', {...key, action: 'stop', locale}))
}

/**
 * Gives the URL of the page of Stripe that takes another card, and leads back; or `linkSent` if the link in an email is
 * too old for that, and the member has been sent another.
 */
export async function openCardPage(key: RenewalKey, locale: Locale): Promise<PaymentResult | 'linkSent'> {
  const result = await callFunction('manage-subscription', {...key, action: 'card', locale})
  return result.ok && linkSent.safeParse(result.data).success ? 'linkSent' : paymentResult(result)
}

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
