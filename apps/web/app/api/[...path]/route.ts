export const dynamic = 'force-dynamic'

/** Calls that there are not. Answered anew each time: Next would keep its own 404 for each address that somebody tries. */
export function GET(): Response {
  return new Response(null, {status: 404})
}

export {GET as HEAD, GET as POST, GET as PUT, GET as PATCH, GET as DELETE}
