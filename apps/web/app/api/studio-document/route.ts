import * as z from 'zod'
import {env} from '#/env.ts'

const document = z.object({
  id: z.string().regex(/^[a-z0-9][\w-]{0,127}$/i),
  type: z.string().regex(/^[a-z]\w{0,63}$/i),
})

/** The browser does not know the URL of the Studio, so this redirects to it. Search params: `id`, `type`. */
export function GET(request: Request): Response {
  const wanted = document.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!wanted.success || !env.STUDIO_URL) return new Response(null, {status: 404})
  const {id, type} = wanted.data
  return Response.redirect(new URL(`/intent/edit/id=${id};type=${type}/`, env.STUDIO_URL), 307)
}
