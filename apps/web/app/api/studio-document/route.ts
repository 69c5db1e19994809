import {fieldPath, studioDocument} from '@site/schemas/requests/studio-messages'
import {env} from '#/environment/env.ts'

const place = studioDocument.extend({path: fieldPath.optional()})

/** Pages and emails do not know the URL of the Studio, so this redirects to it. Search params: `id`, `type`, `path` of a field. */
export function GET(request: Request): Response {
  const wanted = place.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!wanted.success || !env.STUDIO_URL) return new Response(null, {status: 404})
  const params = Object.entries(wanted.data).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return Response.redirect(new URL(`/intent/edit/${params.join(';')}/`, env.STUDIO_URL), 307)
}
