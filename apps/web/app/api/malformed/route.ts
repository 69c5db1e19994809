export const dynamic = 'force-dynamic'

export function GET(): Response {
  return Response.json({error: 'The request is malformed'}, {status: 400})
}
