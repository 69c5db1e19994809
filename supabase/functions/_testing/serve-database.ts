import {serve} from './serve.ts'

export interface Call {
  name: string
  given: unknown
}

type Answers = Record<string, (given: never) => unknown>

/**
 * Supabase's REST interface as far as the functions use it: `rpc/<name>` and tables, by name.
 *
 * @param answers what each returns; an `Error` is answered as PostgREST does when the database refuses
 */
export async function serveDatabase(answers: Answers): Promise<{url: string; calls: Call[]}> {
  const calls: Call[] = []
  const url = await serve(async (request) => {
    if (request.headers.get('apikey') !== secretKey) return new Response('{}', {status: 401})
    const {pathname, searchParams} = new URL(request.url)
    const name = pathname.replace(/^\/rest\/v1\/(rpc\/)?/, '')
    const given: unknown = request.method === 'POST' ? await request.json() : Object.fromEntries(searchParams)
    calls.push({name, given})
    const result: unknown = await answers[name]?.(given as never)
    if (result instanceof Error)
      return Response.json({code: '22023', message: result.message, details: null, hint: null}, {status: 400})
    if (result instanceof Response) return result
    return result === undefined ? new Response(null, {status: 204}) : Response.json(result)
  })
  return {url, calls}
}

export const secretKey = 'sb_secret_of_the_tests'
export const publishableKey = 'sb_publishable_of_the_tests'

/** The keys as the runtime hands them over. */
export const keyVariables = {
  SUPABASE_SECRET_KEYS: JSON.stringify({default: secretKey}),
  SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({default: publishableKey}),
}

/** A request that a function gets. */
export function post(body: string, headers: Record<string, string> = {}): Request {
  return new Request('http://localhost/functions/v1/test', {method: 'POST', body, headers})
}

/** A request of the service itself. */
export const postAsService = () => post('{}', {apikey: secretKey})
