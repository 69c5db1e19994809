import {getEvent} from '#/features/events/events-queries.ts'

/** The search param `event` is the key of a published event; 404 means that there is none. */
export async function GET(request: Request): Promise<Response> {
  const event = await getEvent(new URL(request.url).searchParams.get('event') ?? '')
  const headers = {'cache-control': 'no-store', 'x-robots-tag': 'noindex'}
  if (!event) return new Response(null, {status: 404, headers})
  return Response.json({title: event.title}, {headers})
}
