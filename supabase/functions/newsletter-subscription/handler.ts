import {newsletterConsent} from '@site/schemas/consents'
import {
  newsletterSubscription,
  type NewsletterSubscription,
} from '@site/schemas/requests/newsletter-subscription'
import {looksAutomatic} from '@site/schemas/requests/looks-automatic'
import * as z from 'zod'
import {findUser} from '../_shared/caller.ts'
import {definePageHandler} from '../_shared/define-page-handler.ts'
import {variable} from '../_shared/env.ts'
import {HttpError} from '../_shared/http-error.ts'
import {hashSubmitter} from '../_shared/rate-limit.ts'
import {readJson} from '../_shared/read-body.ts'
import {throwOnRefusal} from '../_shared/refusal.ts'
import {createServiceClient, type ServiceClient} from '../_shared/service-client.ts'

type Subscribe = Extract<NewsletterSubscription, {action: 'subscribe'}>

interface Submitter {
  networkHash: string | undefined
  userId: string | undefined
}

export const handler = definePageHandler({
  name: 'newsletter-subscription',
  env: {
    SUPABASE_URL: variable.SUPABASE_URL,
    SUPABASE_SECRET_KEYS: variable.SUPABASE_SECRET_KEYS,
    SUPABASE_PUBLISHABLE_KEYS: variable.SUPABASE_PUBLISHABLE_KEYS,
  },
  handle: async (request, env) => {
    const parsed = newsletterSubscription.safeParse(await readJson(request))
    if (!parsed.success) throw new HttpError('bad_request', z.prettifyError(parsed.error))
    const client = createServiceClient(env)
    const {networkHash} = hashSubmitter(env.SUPABASE_SECRET_KEYS.default, {request})
    // Without Auth, whoever asks is a stranger.
    const user = await findUser(request, env).catch(() => undefined)
    const {error} = await act(client, parsed.data, {networkHash, userId: user?.id})
    throwOnRefusal(parsed.data.action, error)
    return Response.json({ok: true})
  },
})

function act(client: ServiceClient, request: NewsletterSubscription, submitter: Submitter) {
  switch (request.action) {
    case 'subscribe':
      return subscribe(client, request, submitter)
    case 'confirm':
      return client.rpc('confirm_newsletter', {token: request.token})
    case 'unsubscribe':
      return client.rpc('unsubscribe_from_newsletter', {token: request.token})
  }
}

function subscribe(client: ServiceClient, request: Subscribe, submitter: Submitter) {
  const {email, firstName, locale} = request
  return client.rpc('subscribe_to_newsletter', {
    submission: {email, firstName, locale},
    context: {...submitter, isSuspected: looksAutomatic(request), wording: newsletterConsent[locale]},
  })
}
