import {Webhook} from 'standardwebhooks'
import {stackEnv} from '../env.ts'
import {withDatabase} from '../support/database.ts'
import {demoAdmin} from '../support/people.ts'
import {benchEnv} from './env.ts'
import {pages} from './pages-measured.ts'

/** A request that may be sent any number of times, because repeating it changes nothing. */
export interface Target {
  name: string
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
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
  const url = new URL('/rest/v1/event_comment_list', SUPABASE_URL)
  url.search = new URLSearchParams({
    select: 'id,user_id,comment_text,created_at,status,author_name',
    event_id: `in.(${EVENT})`,
    order: 'created_at.desc,id.desc',
    limit: '21',
  }).toString()
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

/** Every edge function, called by whom it is for. Where that would change something, the call is one it refuses. */
export async function functionTargets(): Promise<Target[]> {
  const {SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY} = stackEnv()
  const {session} = await demoAdmin()
  const service = {apikey: SUPABASE_SECRET_KEY}
  const admin = {apikey: SUPABASE_PUBLISHABLE_KEY, authorization: `Bearer ${session.access_token}`}
  const review = {id: crypto.randomUUID(), decision: 'discard'}
  const post = (name: string, headers: Record<string, string>, body: unknown, status: number): Target => ({
    name: status === 200 ? name : `${name} (${status})`,
    url: `${SUPABASE_URL}/functions/v1/${name.split(',')[0]}`,
    method: 'POST',
    headers: {'content-type': 'application/json', ...headers},
    body: JSON.stringify(body),
    status,
  })
  const {headers, body} = signedHook()
  return [
    post('sync-content', service, {}, 200),
    post('deliver-emails', service, {}, 200),
    post('purge-expired', service, {}, 200),
    {...post('send-auth-email', headers, {}, 200), body},
    post('review-photo, unknown photo', admin, review, 404),
    post('upload-photo, no session', {apikey: SUPABASE_PUBLISHABLE_KEY}, {}, 401),
  ]
}

/** A call of the Send Email hook. However often it is repeated, it queues one email. */
function signedHook() {
  const [id, now] = [`msg_${crypto.randomUUID()}`, new Date()]
  const body = JSON.stringify({
    user: {id: crypto.randomUUID(), email: 'bench@example.test', user_metadata: {language: 'lt'}},
    email_data: {token: '123456', token_hash: 'bench', email_action_type: 'signup'},
  })
  const signature = new Webhook(benchEnv().SEND_EMAIL_HOOK_SECRET.replace('v1,', '')).sign(id, now, body)
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': signature,
  }
  return {headers, body}
}
