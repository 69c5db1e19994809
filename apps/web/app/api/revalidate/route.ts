import {contentChanged} from '@site/schemas/webhooks/content-changed'
import * as z from 'zod'
import {affectedPages} from '#/revalidation/affected-pages.ts'
import {tagOf} from '#/sanity/content-tags.ts'
import {refreshPages} from '#/revalidation/refresh-pages.ts'
import {readSignedBody} from '#/revalidation/signed-body.ts'

/**
 * The webhook of the Content Lake: something was published, changed or deleted. Answers 200 once the pages that show
 * it are made anew, so that the next visitor reads it.
 */
export async function POST(request: Request): Promise<Response> {
  const body = await readSignedBody(request)
  if (!body.ok) return body.refusal
  const {data: change, error} = contentChanged.safeParse(body.json)
  if (error) return Response.json({error: z.prettifyError(error)}, {status: 400})
  const paths = affectedPages(change)
  await refreshPages({tags: [tagOf(change._type)], paths})
  return Response.json({refreshed: paths})
}
