import {now} from '#/time/now.ts'

export const dynamic = 'force-dynamic'

/** The site's clock, for the Studio, where it is set: it runs since the site was started. Anybody may know the time. */
export function GET(): Response {
  return Response.json(
    {now: now().toISOString()},
    {headers: {'access-control-allow-origin': '*', 'cache-control': 'no-store'}},
  )
}
