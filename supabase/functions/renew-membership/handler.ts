import {renewalRequest} from '@site/schemas/requests/money-requests'
import {findUser} from '../_shared/caller.ts'
import {checkoutEnv, openCheckout} from '../_shared/checkout/open-checkout.ts'
import {definePageHandler} from '../_shared/define-page-handler.ts'
import {readFields} from '../_shared/define-submission.ts'
import {variable} from '../_shared/env.ts'
import {HttpError} from '../_shared/http-error.ts'
import {digestOf, readIdempotencyKey} from '../_shared/idempotency-key.ts'
import {hashSubmitter} from '../_shared/rate-limit.ts'
import {throwOnRefusal} from '../_shared/refusal.ts'
import {createServiceClient, longTimeoutMs} from '../_shared/service-client.ts'

export const handler = definePageHandler({
  name: 'renew-membership',
  env: {
    SUPABASE_URL: variable.SUPABASE_URL,
    SUPABASE_SECRET_KEYS: variable.SUPABASE_SECRET_KEYS,
    SUPABASE_PUBLISHABLE_KEYS: variable.SUPABASE_PUBLISHABLE_KEYS,
    ...checkoutEnv,
  },
  handle: async (request, env) => {
    const key = readIdempotencyKey(request)
    const {token, renews = false, locale = 'lt'} = await readFields(renewalRequest, request)
    const userId = token === undefined ? (await findUser(request, env))?.id : undefined
    if (token === undefined && userId === undefined)
      throw new HttpError('unauthorized', 'A renewal needs a link or a session')

    const client = createServiceClient(env, longTimeoutMs)
    const {data, error} = await client.rpc('create_renewal_payment', {
      // The generated types omit null.
      token: (token ?? null) as string,
      context: {
        key,
        digest: digestOf({token, userId, locale, renews}),
        ...hashSubmitter(env.SUPABASE_SECRET_KEYS.default, {request}),
        userId,
        renews,
        locale,
      },
    })
    throwOnRefusal('create_renewal_payment', error)
    const cancelledPage = token === undefined ? 'paskyra' : 'naryste/pratesti'
    return Response.json(await openCheckout(client, env, data, {language: locale, cancelledPage}))
  },
})
