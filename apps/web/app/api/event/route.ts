import {getEvent} from '#/features/events/events-queries.ts'

/** The title of a published event that the contact form names. Search param: `event`, its key. 404 if there is no such event. */
export async function GET(request: Request): Promise<Response> {
  const event = await getEvent(new URL(request.url).searchParams.get('event') ?? '')
  const headers = {'cache-control': 'no-store', 'x-robots-tag': 'noindex'}
  if (!event) return new Response(null, {status: 404, headers})
  return Response.json({title: event.title}, {headers})
}
