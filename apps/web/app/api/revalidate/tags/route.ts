import {revalidateTag} from 'next/cache'
import * as z from 'zod'
import {env} from '#/env.ts'
import {tagsRequest} from '#/revalidation/revalidate-pages.ts'
import {readSignedBody} from '#/revalidation/signed-request.ts'

/**
 * Only the site itself calls this. `max` serves pages from the cache while the Content Lake is unavailable; `next dev`
 * warms no pages, so there the tags expire at once.
 */
export async function POST(request: Request): Promise<Response> {
  const body = await readSignedBody(request)
  if (!body.ok) return body.response
  const {data, error} = tagsRequest.safeParse(body.json)
  if (error) return Response.json({error: z.prettifyError(error)}, {status: 400})
  for (const tag of data.tags) revalidateTag(tag, env.NODE_ENV === 'development' ? {expire: 0} : 'max')
  return new Response(null, {status: 204})
}
