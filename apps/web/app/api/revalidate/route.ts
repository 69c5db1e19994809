import {contentChanged} from '@site/schemas/webhooks/content-changed'
import * as z from 'zod'
import {processOnce} from '#/revalidation/process-once.ts'
import {revalidateChange} from '#/revalidation/revalidate-pages.ts'
import {isContentServed} from '#/revalidation/served-content.ts'
import {readSignedBody} from '#/revalidation/signed-request.ts'

/**
 * The Content Lake sends this webhook for each change. The response waits for the document's own pages, so that the
 * next visitor sees the change; those that list it follow. A repetition has no effect.
 */
export async function POST(request: Request): Promise<Response> {
  const body = await readSignedBody(request)
  if (!body.ok) return body.response
  const {data: change, error} = contentChanged.safeParse(body.json)
  if (error) return Response.json({error: z.prettifyError(error)}, {status: 400})
  if (isContentServed(request.headers.get('sanity-transaction-time'))) return Response.json({refreshed: []})
  const refreshed = await processOnce(request.headers.get('idempotency-key'), () => revalidateChange(change))
  return Response.json({refreshed: refreshed ?? []})
}
