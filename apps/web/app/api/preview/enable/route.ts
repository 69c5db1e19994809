import {isRedirectError} from 'next/dist/client/components/redirect-error'
import {cookies} from 'next/headers'
import {enableDraftMode} from '#/features/preview/preview-queries.ts'
import {grantCookieFor} from '#/preview/preview-cookies.ts'
import {canPreview, newGrant} from '#/preview/preview-grant.ts'
import {TooManyLookups} from '#/shared-cache/batched-lookup.ts'

/** A valid secret starts a preview in the Studio's frame, with this site's grant, which pages look at. */
export async function GET(request: Request): Promise<Response> {
  if (!canPreview) return new Response(null, {status: 404})
  try {
    return noStore(await enableDraftMode(request))
  } catch (thrown) {
    if (thrown instanceof TooManyLookups)
      return noStore(new Response(null, {status: 503, headers: {'retry-after': '1'}}))
    // Only a valid secret leads on to the page. Draft mode says nothing: readers of a shared link have it too.
    if (isRedirectError(thrown))
      (await cookies()).set(grantCookieFor(newGrant({kind: 'studio'}), request.headers))
    throw thrown
  }
}

function noStore(response: Response): Response {
  response.headers.set('cache-control', 'no-store')
  return response
}
