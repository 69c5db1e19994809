import {previewLinkRequest, type PreviewLink} from '@site/schemas/requests/preview-link'
import * as z from 'zod'
import {isStudioSecret} from '#/features/preview/preview-queries.ts'
import {canPreview, newGrant, signGrant} from '#/preview/preview-grant.ts'
import {TooManyLookups} from '#/shared-cache/batched-lookup.ts'
import {readUpTo} from '#/revalidation/read-body.ts'
import {env} from '#/environment/env.ts'

const MAX_BYTES = 2048

/** The Studio writes a secret for each link just before, so one out of a log or a history makes none. */
const SECRET_MAX_AGE_SECONDS = 60

/** Only somebody who is logged in to the Studio and may edit the document gets a link to its draft. */
export async function POST(request: Request): Promise<Response> {
  if (!canPreview) return answer({error: 'This site has no preview'}, 404)
  if (!isFromStudio(request)) return answer({error: 'Only the Studio may call this'}, 403)
  const text = await readUpTo(request, MAX_BYTES)
  if (text === undefined) return answer({error: 'The body is too long'}, 413)
  const {data, error} = previewLinkRequest.safeParse(parseJson(text))
  if (error) return answer({error: z.prettifyError(error)}, 400)
  const isValid = await isStudioSecret(data.secret, SECRET_MAX_AGE_SECONDS).catch(unlessTooMany)
  if (isValid === undefined) return answer({error: 'Too many ask at the moment'}, 503)
  if (!isValid) return answer({error: 'The secret is not valid'}, 401)
  const grant = newGrant({kind: 'document', document: data.document})
  const url = new URL('/api/preview/shared', env.SITE_URL)
  url.search = new URLSearchParams({link: signGrant(grant), language: data.language}).toString()
  return answer(
    {url: url.href, expiresAt: new Date(grant.expiresAt).toISOString()} satisfies PreviewLink,
    200,
  )
}

function unlessTooMany(error: unknown): undefined {
  if (!(error instanceof TooManyLookups)) throw error
}

/** A browser asks this before it lets the Studio's page call another site. */
export function OPTIONS(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...corsHeaders(),
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type',
    },
  })
}

function answer(body: PreviewLink | {error: string}, status: number): Response {
  return Response.json(body, {status, headers: {...corsHeaders(), 'cache-control': 'no-store'}})
}

/** Only the Studio's origin is allowed, without cookies. */
function corsHeaders(): Record<string, string> {
  return env.STUDIO_URL ? {'access-control-allow-origin': new URL(env.STUDIO_URL).origin, vary: 'origin'} : {}
}

function isFromStudio(request: Request): boolean {
  const origin = request.headers.get('origin')
  return env.STUDIO_URL !== undefined && origin === new URL(env.STUDIO_URL).origin
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
