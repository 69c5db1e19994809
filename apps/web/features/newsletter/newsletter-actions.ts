import {
  newsletterSubscription,
  type NewsletterSubscriptionFields,
} from '@site/schemas/requests/newsletter-subscription'
import {looksAutomatic} from '@site/schemas/requests/looks-automatic'
import {callFunction} from '#/supabase/edge-function.ts'
import {failure, success, type Failure, type Result} from '#/supabase/query.ts'

/** `notFound`: the link has expired, or never existed. */
type CallError = 'offline' | 'unavailable' | 'tooMany' | 'notFound'

export type SubscriptionError = CallError | 'required' | 'emailInvalid' | 'suspected'

type SubscribeFields = Omit<Extract<NewsletterSubscriptionFields, {action: 'subscribe'}>, 'action'>

/** The result is the same for a known address. */
export async function subscribe(fields: SubscribeFields): Promise<Result<null, SubscriptionError>> {
  const request = newsletterSubscription.safeParse({action: 'subscribe', ...fields})
  // A program would not get the email that the page announces.
  if (looksAutomatic(fields)) return failure('suspected')
  if (request.success) return call(request.data)
  return failure(request.error.issues[0]?.message === 'required' ? 'required' : 'emailInvalid')
}

export type LinkAction = 'confirm' | 'unsubscribe'

export type LinkError = CallError

/** Nothing is looked up before the reader has pressed the button. */
export const openNewsletterLink = async (): Promise<Result<null, LinkError>> => success(null)

export async function followNewsletterLink(
  action: LinkAction,
  token: string,
): Promise<Result<null, LinkError>> {
  return call({action, token})
}

async function call(request: Record<string, unknown>): Promise<Result<null, CallError>> {
  const result = await callFunction('newsletter-subscription', request)
  return result.ok ? success(null) : {...result, error: toCallError(result)}
}

function toCallError({error, code}: Failure): CallError {
  if (code === 'not_found') return 'notFound'
  return error === 'offline' || error === 'tooMany' ? error : 'unavailable'
}
