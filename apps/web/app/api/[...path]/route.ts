export const dynamic = 'force-dynamic'

/**
 * Unknown paths of the API and, by a rewrite, below `/_next` get this. Next would store a 404 for each if it were
 * cached.
 */
export function GET(): Response {
  return new Response(null, {status: 404})
}

export {GET as HEAD, GET as POST, GET as PUT, GET as PATCH, GET as DELETE}
