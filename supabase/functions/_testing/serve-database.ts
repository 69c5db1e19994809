import {serve} from './serve.ts'

interface Call {
  name: string
  args: unknown
  /** Who called with a session; the service otherwise. */
  userId?: string
}

type Results = Record<string, (args: never) => unknown>

/**
 * A fake of Supabase's REST API: `rpc/<name>` and tables, by name. `runs` holds how runs of jobs ended.
 *
 * @param results returns the data of each; an `Error` becomes a database error in PostgREST's format
 * @param sessions users whom Supabase Auth knows, by their access tokens
 */
export async function serveDatabase(
  results: Results,
  sessions: Record<string, {id: string}> = {},
): Promise<{url: string; calls: Call[]; runs: unknown[]}> {
  const calls: Call[] = []
  const runs: unknown[] = []
  const url = await serve(async (request) => {
    const {pathname, searchParams} = new URL(request.url)
    const user = sessions[request.headers.get('authorization')?.replace('Bearer ', '') ?? '']
    if (pathname === '/auth/v1/user') {
      return user ? Response.json(user) : Response.json({code: 403, error_code: 'bad_jwt'}, {status: 403})
    }
    if (request.headers.get('apikey') !== (user ? publishableKey : secretKey))
      return new Response('{}', {status: 401})
    const name = pathname.replace(/^\/rest\/v1\/(rpc\/)?/, '')
    const args: unknown = request.method === 'POST' ? await request.json() : Object.fromEntries(searchParams)
    if (name === 'begin_job_run' && !results[name]) return Response.json(runTime)
    if (name === 'end_job_run') {
      runs.push(args)
      return new Response(null, {status: 204})
    }
    calls.push({name, args, ...(user && {userId: user.id})})
    const result: unknown = await results[name]?.(args as never)
    if (result instanceof Error)
      return Response.json({code: '22023', message: result.message, details: null, hint: null}, {status: 400})
    if (result instanceof Response) return result
    return result === undefined ? new Response(null, {status: 204}) : Response.json(result)
  })
  return {url, calls, runs}
}

/** When each run began. */
export const runTime = '2026-11-22T10:00:00+00:00'

export const secretKey = 'sb_secret_of_the_tests'
const publishableKey = 'sb_publishable_of_the_tests'

/** The keys in the format of the environment. */
export const keyVariables = {
  SUPABASE_SECRET_KEYS: JSON.stringify({default: secretKey}),
  SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({default: publishableKey}),
}

/** A request to a function. */
export function post(body: string, headers: Record<string, string> = {}): Request {
  return new Request('http://localhost/functions/v1/test', {method: 'POST', body, headers})
}

/** A request with the secret key. */
export const postAsService = () => post('{}', {apikey: secretKey})
