import {throwOnError} from '../_shared/service-client.ts'
import {findRefund} from '../_shared/stripe/refund.ts'
import {handleEach, type Reconciliation} from './handle-each.ts'

/** Creates no refund: money moves only while a treasurer waits for it, and an abandoned refund may be repeated. */
export async function reconcileRefunds(reconciliation: Reconciliation): Promise<number> {
  const {client, stripe} = reconciliation
  const {data, error} = await client.rpc('refunds_to_check', {})
  throwOnError('refunds_to_check', error)
  return handleEach(data ?? [], reconciliation, async ({request_id, payment_intent_id, is_overdue}) => {
    const refund = await findRefund(stripe, {requestId: request_id, paymentIntentId: payment_intent_id})
    if (refund) {
      const recorded = await client.rpc('record_refund', {refund})
      throwOnError('record_refund', recorded.error)
    } else if (is_overdue) {
      const abandoned = await client.rpc('abandon_refund', {request_id})
      throwOnError('abandon_refund', abandoned.error)
    }
  })
}
