export const dynamic = 'force-dynamic'

/** Malformed requests, which request-guard.ts sends here. */
export function GET(): Response {
  return Response.json({error: 'The request is malformed'}, {status: 400})
}
