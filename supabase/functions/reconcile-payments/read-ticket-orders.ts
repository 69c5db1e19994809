import {throwOnError} from '../_shared/service-client.ts'
import {readOrder} from '../_shared/stripe/ticket-order.ts'
import {handleEach, type Reconciliation} from './handle-each.ts'

/** The webhook of a payment link does not contain the number of tickets. */
export async function readTicketOrders(reconciliation: Reconciliation): Promise<number> {
  const {client, stripe} = reconciliation
  const {data, error} = await client.rpc('tickets_to_read', {})
  throwOnError('tickets_to_read', error)
  return handleEach(data ?? [], reconciliation, async ({payment_id, session_id}) => {
    const kept = await client.rpc('record_ticket_order', {
      payment_id,
      ...(await readOrder(stripe, session_id)),
    })
    throwOnError('record_ticket_order', kept.error)
  })
}
