import {revalidateChanged} from '#/revalidation/rendered-state.ts'
import {currentMoneyState} from '#/site-settings/money-state.ts'

export const dynamic = 'force-dynamic'

/** The dashboard sends this after a change. Whoever else does changes nothing: only what differs is revalidated. */
export async function POST(): Promise<Response> {
  const moneySettings = await currentMoneyState()
  if (moneySettings === undefined)
    return Response.json({error: 'The database does not answer'}, {status: 503})
  await revalidateChanged({moneySettings})
  return Response.json({})
}
