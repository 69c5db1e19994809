import {throwOnError} from '../_shared/service-client.ts'
import {readCheckout} from '../_shared/stripe/checkout-report.ts'
import {findSessions} from '../_shared/stripe/find-sessions.ts'
import {handleEach, type Reconciliation} from './handle-each.ts'

/** A call can certainly handle this many. */
const AT_MOST = 25

interface OpenPayment {
  payment_id: string
  /** Null while it is unknown whether Stripe created a checkout. */
  session_id: string | null
  created_at: string
}

export async function reconcileCheckouts(reconciliation: Reconciliation): Promise<number> {
  const {client, stripe} = reconciliation
  const {data, error} = await client.rpc('payments_to_check', {at_most: AT_MOST})
  throwOnError('payments_to_check', error)
  // The generated types omit null.
  const payments = (data ?? []) as OpenPayment[]
  const lost = payments.flatMap(({payment_id: reference, session_id, created_at}) =>
    session_id === null ? [{reference, created_at}] : [],
  )
  let found: ReturnType<typeof findSessions> | undefined
  return handleEach(payments, reconciliation, async ({payment_id, session_id}) => {
    const id = session_id ?? (await (found ??= findSessions(reconciliation, lost))).get(payment_id)
    const read = id === undefined ? undefined : await readCheckout(stripe, id)
    const result = read
      ? await client.rpc('apply_checkout_session', {session: read.checkout, ...(read.at && {at: read.at})})
      : await client.rpc('lapse_checkout', {payment_id})
    throwOnError(read ? 'apply_checkout_session' : 'lapse_checkout', result.error)
  })
}
