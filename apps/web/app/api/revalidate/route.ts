import {contentChanged} from '@site/schemas/webhooks/content-changed'
import * as z from 'zod'
import {revalidateChange} from '#/revalidation/revalidate-pages.ts'
import {readSignedBody} from '#/revalidation/signed-request.ts'

/**
 * The Content Lake's webhook, sent when a document is published, changed or deleted. Responds with 200 once the pages
 * that show the document are rendered, so that the next visitor sees the change.
 */
export async function POST(request: Request): Promise<Response> {
  const body = await readSignedBody(request)
  if (!body.ok) return body.response
  const {data: change, error} = contentChanged.safeParse(body.json)
  if (error) return Response.json({error: z.prettifyError(error)}, {status: 400})
  return Response.json({refreshed: await revalidateChange(change)})
}
