import {siteHealth} from '#/monitoring/site-health.ts'

export const dynamic = 'force-dynamic'

/** For whoever watches the site from outside: 503 if no page can be served, whatever the reason. */
export async function GET(): Promise<Response> {
  const health = await siteHealth()
  return Response.json(health, {
    status: health.servesPages ? 200 : 503,
    headers: {'cache-control': 'no-store'},
  })
}
