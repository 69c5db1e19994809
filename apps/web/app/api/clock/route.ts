import {now} from '#/time/now.ts'

export const dynamic = 'force-dynamic'

/** The Studio shows the site's clock where it is set. Anybody may know the time. */
export function GET(): Response {
  return Response.json(
    {now: now().toISOString()},
    {headers: {'access-control-allow-origin': '*', 'cache-control': 'no-store'}},
  )
}
