import {discountCodeRequest} from '@site/schemas/requests/money-requests'
import {requireUser} from '../_shared/caller.ts'
import {definePageHandler} from '../_shared/define-page-handler.ts'
import {readFields} from '../_shared/define-submission.ts'
import {variable} from '../_shared/env.ts'
import {HttpError} from '../_shared/http-error.ts'
import {hashSubmitter} from '../_shared/rate-limit.ts'
import {throwOnRefusal} from '../_shared/refusal.ts'
import {createServiceClient, longTimeoutMs} from '../_shared/service-client.ts'
import {createPromotionCode, storedCode} from '../_shared/stripe/promotion-code.ts'
import {createStripe, stripeEnv} from '../_shared/stripe/stripe-client.ts'
import {isStripeError} from '../_shared/stripe/stripe-error.ts'

/** Returns the code that the member already has, or a new one. */
export const handler = definePageHandler({
  name: 'create-discount-code',
  env: {
    SUPABASE_URL: variable.SUPABASE_URL,
    SUPABASE_SECRET_KEYS: variable.SUPABASE_SECRET_KEYS,
    SUPABASE_PUBLISHABLE_KEYS: variable.SUPABASE_PUBLISHABLE_KEYS,
    ...stripeEnv,
  },
  handle: async (request, env) => {
    const user = await requireUser(request, env)
    const {eventKey} = await readFields(discountCodeRequest, request)
    const client = createServiceClient(env, longTimeoutMs)
    const {data, error} = await client.rpc('create_discount_code', {
      event_key: eventKey,
      context: {
        userId: user.id,
        ...hashSubmitter(env.SUPABASE_SECRET_KEYS.default, {email: user.email, request}),
      },
    })
    throwOnRefusal('create_discount_code', error)
    const code = storedCode.parse(data)
    if (!code.isReady) {
      const id = await createPromotionCode(createStripe(env), code).catch((cause: unknown) => {
        if (!isStripeError(cause)) throw cause
        throw new HttpError('payments_unavailable', 'Stripe makes no code at the moment', {cause})
      })
      const recorded = await client.rpc('record_discount_code', {code_id: code.id, promotion_code_id: id})
      throwOnRefusal('record_discount_code', recorded.error)
    }
    const {amountPence, validUntil} = code
    return Response.json({code: code.code, amountPence, validUntil})
  },
})
