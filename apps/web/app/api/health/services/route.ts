import {serviceTroubles} from './service-troubles-queries.ts'

export const dynamic = 'force-dynamic'

/** For whoever watches the services from outside: 503 with what stands still, and since when. */
export async function GET(): Promise<Response> {
  const troubles = await serviceTroubles()
  return Response.json(
    {troubles},
    {status: troubles.length === 0 ? 200 : 503, headers: {'cache-control': 'no-store'}},
  )
}
