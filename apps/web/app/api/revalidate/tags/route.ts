import {revalidateTag} from 'next/cache'
import * as z from 'zod'
import {contentTag, contentTags} from '#/sanity/content-tags.ts'
import {readSignedBody} from '#/revalidation/signed-body.ts'
import {env} from '#/env.ts'

const schema = z.object({tags: z.array(z.enum([contentTag, ...contentTags]))})

/**
 * Marks what carries the tags as out of date, for the site's own use. Not expired: what cannot be made anew, because
 * the Content Lake is down, goes on being served. Under `next dev` nothing asks for pages ahead of the developer.
 */
export async function POST(request: Request): Promise<Response> {
  const body = await readSignedBody(request)
  if (!body.ok) return body.refusal
  const {data, error} = schema.safeParse(body.json)
  if (error) return Response.json({error: z.prettifyError(error)}, {status: 400})
  for (const tag of data.tags) revalidateTag(tag, env.NODE_ENV === 'development' ? {expire: 0} : 'max')
  return new Response(null, {status: 204})
}
