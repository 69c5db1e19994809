import {newsletterConsent} from '@site/schemas/consents'
import {
  newsletterSubscription,
  type NewsletterSubscription,
} from '@site/schemas/requests/newsletter-subscription'
import {looksAutomatic} from '@site/schemas/requests/looks-automatic'
import * as z from 'zod'
import {definePageHandler} from '../_shared/define-page-handler.ts'
import {variable} from '../_shared/env.ts'
import {HttpError} from '../_shared/http-error.ts'
import {hashSubmitter} from '../_shared/rate-limit.ts'
import {readJson} from '../_shared/read-body.ts'
import {throwOnRefusal} from '../_shared/refusal.ts'
import {createServiceClient, type ServiceClient} from '../_shared/service-client.ts'

type Subscribe = Extract<NewsletterSubscription, {action: 'subscribe'}>

export const handler = definePageHandler({
  name: 'newsletter-subscription',
  env: {
    SUPABASE_URL: variable.SUPABASE_URL,
    SUPABASE_SECRET_KEYS: variable.SUPABASE_SECRET_KEYS,
  },
  handle: async (request, env) => {
    const parsed = newsletterSubscription.safeParse(await readJson(request))
    if (!parsed.success) throw new HttpError('bad_request', z.prettifyError(parsed.error))
    const client = createServiceClient(env)
    const submitter = (email: string) => hashSubmitter(env.SUPABASE_SECRET_KEYS.default, {email, request})
    const {error} = await act(client, parsed.data, submitter)
    throwOnRefusal(parsed.data.action, error)
    return Response.json({ok: true})
  },
})

function act(
  client: ServiceClient,
  request: NewsletterSubscription,
  submitter: (email: string) => ReturnType<typeof hashSubmitter>,
) {
  switch (request.action) {
    case 'subscribe':
      return subscribe(client, request, submitter(request.email))
    case 'confirm':
      return client.rpc('confirm_newsletter', {token: request.token})
    case 'unsubscribe':
      return client.rpc('unsubscribe_from_newsletter', {token: request.token})
  }
}

function subscribe(client: ServiceClient, request: Subscribe, hashes: ReturnType<typeof hashSubmitter>) {
  const {email, firstName, locale} = request
  return client.rpc('subscribe_to_newsletter', {
    submission: {email, firstName, locale},
    context: {...hashes, isSuspected: looksAutomatic(request), wording: newsletterConsent[locale]},
  })
}
