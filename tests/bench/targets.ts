import {stackEnv} from '../env.ts'
import {withDatabase} from '../support/database.ts'
import {
  calledFunctions,
  functionCall,
  logInCallers,
  signedRequest,
  textOf,
  type CalledFunction,
  type FunctionCall,
} from '../support/function-calls.ts'
import {pages} from './pages-measured.ts'

/** A request that may be sent any number of times, because repeating it changes nothing. */
export interface Target {
  name: string
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  /** Further headers, made anew for each load, since a signature expires. */
  signature?: () => Promise<Record<string, string>>
  /** Status of every response. */
  status: number
}

const EVENT = 'kaledos-2025'
const COMMENTS = 200

export const pageTargets = (): Target[] =>
  pages.map((path) => ({
    name: path,
    url: stackEnv().SITE_URL + path,
    headers: {'accept-encoding': 'gzip'},
    status: 200,
  }))

/** What a page requests to show the comments of an event. */
export function commentsTarget(): Target {
  const {SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY} = stackEnv()
  const url = new URL('/rest/v1/rpc/comment_page', SUPABASE_URL)
  url.search = new URLSearchParams({event_keys: `{${EVENT}}`, page_size: '21'}).toString()
  return {
    name: 'comments of an event',
    url: url.href,
    headers: {apikey: SUPABASE_PUBLISHABLE_KEY},
    status: 200,
  }
}

/** Runs with comments on the event, so that there is something to read. */
export async function withComments(run: () => Promise<void>): Promise<void> {
  await withDatabase(async (sql) => {
    await sql.begin(async (rows) => {
      await rows`alter table public.event_comments disable trigger receive_comment`
      await rows`
        insert into public.event_comments (event_id, user_id, comment_text, status, created_at)
        select ${EVENT}, (select id from public.profiles order by id limit 1), 'Matavimas ' || n, 'approved', now() - n * interval '1 minute'
        from generate_series(1, ${COMMENTS}::int) as n`
      await rows`alter table public.event_comments enable trigger receive_comment`
    })
    try {
      await run()
    } finally {
      await sql`delete from public.event_comments where comment_text like 'Matavimas %'`
    }
  })
}

/** Why a function is measured with a call that it refuses: each one that it took would change something. */
const refusals: Partial<Record<CalledFunction, string>> = {
  'count-registrants': 'no session',
  'review-photo': 'unknown photo',
  'studio-messages': 'no session',
  'upload-photo': 'no session',
}

/** Every edge function but those of forms, which `submissions.ts` measures, called by whom it is for. */
export async function functionTargets(): Promise<Target[]> {
  const callers = await logInCallers()
  const token = await unsubscribingToken()
  return calledFunctions.map((name) => {
    const call = functionCall(name, callers)
    if (refusals[name] === 'no session')
      return functionTarget(name, {
        ...call,
        headers: {apikey: stackEnv().SUPABASE_PUBLISHABLE_KEY},
        body: '{}',
        status: 401,
      })
    if (name === 'newsletter-unsubscribe')
      return functionTarget(name, {...call, path: `/functions/v1/${name}?token=${token}`, status: 200})
    return functionTarget(name, call)
  })
}

function functionTarget(name: CalledFunction, call: FunctionCall): Target {
  const refusal = refusals[name]
  return {
    name: refusal ? `${name}, ${refusal} (${call.status})` : name,
    url: stackEnv().SUPABASE_URL + call.path,
    method: 'POST',
    headers: call.headers,
    body: textOf(call),
    ...(call.sign && {
      signature: async () => Object.fromEntries((await signedRequest({...call, headers: {}})).headers),
    }),
    status: call.status,
  }
}

/** Of a link that ends a subscription, which has been ended already. */
async function unsubscribingToken(): Promise<string> {
  let token = ''
  await withDatabase(async (sql) => {
    const [link] = await sql<{token: string}[]>`
      with subscriber as (
        insert into public.newsletter_subscribers (email, language, wording, status, unsubscribed_at)
        values (${`${crypto.randomUUID()}@example.test`}, 'lt', 'Sutinku.', 'unsubscribed', now()) returning id
      )
      select private.create_newsletter_link(id, 'unsubscribe') as token from subscriber`
    token = link?.token ?? ''
  })
  return token
}
