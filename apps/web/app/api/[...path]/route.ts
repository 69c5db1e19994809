export const dynamic = 'force-dynamic'

/** Unknown API paths and, by a rewrite, those below `/_next` get this. Next would store each 404 if it were cached. */
export function GET(): Response {
  return new Response(null, {status: 404})
}

export {GET as HEAD, GET as POST, GET as PUT, GET as PATCH, GET as DELETE}
