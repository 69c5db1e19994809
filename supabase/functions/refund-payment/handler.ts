import {refundRequest} from '@site/schemas/requests/money-requests'
import {createCallerClient} from '../_shared/caller-client.ts'
import {requireUser} from '../_shared/caller.ts'
import {definePageHandler} from '../_shared/define-page-handler.ts'
import {readFields} from '../_shared/define-submission.ts'
import {variable} from '../_shared/env.ts'
import {HttpError} from '../_shared/http-error.ts'
import {readIdempotencyKey} from '../_shared/idempotency-key.ts'
import {throwOnRefusal} from '../_shared/refusal.ts'
import {createServiceClient, longTimeoutMs} from '../_shared/service-client.ts'
import {makeRefund, storedRefund} from '../_shared/stripe/make-refund.ts'
import {createStripe, stripeEnv} from '../_shared/stripe/stripe-client.ts'

/** SQLSTATE of a call that the caller may not make. */
const FORBIDDEN = '42501'

export const handler = definePageHandler({
  name: 'refund-payment',
  env: {
    SUPABASE_URL: variable.SUPABASE_URL,
    SUPABASE_SECRET_KEYS: variable.SUPABASE_SECRET_KEYS,
    SUPABASE_PUBLISHABLE_KEYS: variable.SUPABASE_PUBLISHABLE_KEYS,
    ...stripeEnv,
  },
  handle: async (request, env) => {
    await requireUser(request, env)
    const key = readIdempotencyKey(request)
    const {paymentId, amountPence} = await readFields(refundRequest, request)

    const begun = await createCallerClient(request, env, longTimeoutMs).rpc('request_refund', {
      payment_id: paymentId,
      ...(amountPence !== undefined && {amount_pence: amountPence}),
      ...(key !== null && {key}),
    })
    if (begun.error?.code === FORBIDDEN)
      throw new HttpError('forbidden', 'Only a treasurer may send money back')
    throwOnRefusal('request_refund', begun.error)
    const refund = storedRefund.parse(begun.data)
    if (refund.isDone) return Response.json({ok: true})

    const client = createServiceClient(env, longTimeoutMs)
    const made = await makeRefund(client, createStripe(env), refund)
    const {error} = await client.rpc('record_refund', {refund: made})
    throwOnRefusal('record_refund', error)
    return Response.json({ok: true})
  },
})
