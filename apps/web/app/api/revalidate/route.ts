import {setTimeout} from 'node:timers/promises'
import {contentChanged} from '@site/schemas/webhooks/content-changed'
import {revalidateTag} from 'next/cache'
import {after} from 'next/server'
import * as z from 'zod'
import {readSignedBody} from '#/revalidation/signed-request.ts'
import {type AnyTag, tagOf} from '#/sanity/content-tags.ts'

/** A page that is being rendered at the time of a change is done after this. */
const RENDERING_MS = 1000

/** The last change of each tag, and of several at once. */
const latest = new Map<AnyTag, Request>()

/**
 * The Content Lake sends this webhook for each change, and the site itself for what it finds. After the response, each page
 * that the change may be on is rendered before it is shown.
 */
export async function POST(request: Request): Promise<Response> {
  const body = await readSignedBody(request)
  if (!body.ok) return body.response
  const {data: change, error} = contentChanged.safeParse(body.json)
  if (error) return Response.json({error: z.prettifyError(error)}, {status: 400})
  const tag = tagOf(change._type)
  expire(tag)
  // A page that was being rendered meanwhile is cached with older content.
  latest.set(tag, request)
  after(async () => {
    await setTimeout(RENDERING_MS)
    if (latest.get(tag) === request) expire(tag)
  })
  return Response.json({revalidated: tag})
}

const expire = (tag: AnyTag) => revalidateTag(tag, {expire: 0})
