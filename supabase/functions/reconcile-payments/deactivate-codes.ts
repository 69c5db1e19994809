import {throwOnError} from '../_shared/service-client.ts'
import {deactivateCode} from '../_shared/stripe/promotion-code.ts'
import {handleEach, type Reconciliation} from './handle-each.ts'

export async function deactivateCodes(reconciliation: Reconciliation): Promise<number> {
  const {client, stripe} = reconciliation
  const {data, error} = await client.rpc('codes_to_deactivate', {})
  throwOnError('codes_to_deactivate', error)
  return handleEach(data ?? [], reconciliation, async ({code_id, promotion_code_id}) => {
    await deactivateCode(stripe, promotion_code_id)
    const finished = await client.rpc('finish_deactivation', {code_id})
    throwOnError('finish_deactivation', finished.error)
  })
}
