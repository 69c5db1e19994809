import {plainPolicy, policyHeader} from '#/responses/security-headers.ts'

export const dynamic = 'force-dynamic'

/** Next adds no policy to what a page's path was rewritten to. */
export function GET(): Response {
  return Response.json(
    {error: 'The request is malformed'},
    {status: 400, headers: {[policyHeader]: plainPolicy}},
  )
}
