import {contentChanged} from '@site/schemas/webhooks/content-changed'
import * as z from 'zod'
import {recordWebhook} from '#/revalidation/comparison-record.ts'
import {revalidateChange} from '#/revalidation/revalidate-change.ts'
import {readSignedBody} from '#/revalidation/signed-request.ts'

/** The Content Lake sends this webhook for each change, and again after a 503, which also makes nginx ask another instance. */
export async function POST(request: Request): Promise<Response> {
  const body = await readSignedBody(request)
  if (!body.ok) return body.response
  const {data: change, error} = contentChanged.safeParse(body.json)
  recordWebhook()
  if (error) return Response.json({error: z.prettifyError(error)}, {status: 400})
  const {tag, isShared} = await revalidateChange(change)
  if (isShared) return Response.json({revalidated: tag})
  return Response.json({error: 'The other instances could not be told', revalidated: tag}, {status: 503})
}
