import type {Database} from '@site/supabase/generated/database.types.gen'
import type {SupabaseClient} from '@supabase/supabase-js'
import postgres from 'postgres'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {DeliveryStack, newAddress} from '../support/delivery-stack.ts'
import {sendContactForm, whileAttacked} from '../support/reading-attack.ts'
import {PUBLISHABLE_KEY, SECRET_KEY} from '../support/supabase-process.ts'

const EVENT = 'kaledos-2025'

let stack: DeliveryStack
let stranger: SupabaseClient<Database>
beforeAll(async () => {
  stack = await DeliveryStack.start()
  const {supabase} = stack
  const items = [{key: EVENT, kind: 'event', path: '/kaledos-2025', takes_likes: true, takes_comments: true}]
  await supabase.client(SECRET_KEY).rpc('sync_content_items', {items}).throwOnError()
  const account = {email: newAddress(), password: 'slaptazodis'}
  const {data} = await supabase.client(SECRET_KEY).auth.admin.createUser({...account, email_confirm: true})
  stranger = supabase.client()
  await stranger.auth.signInWithPassword(account)
  const sql = postgres(supabase.databaseUrl, {max: 1})
  await sql`
    insert into public.event_comments (event_id, user_id, comment_text)
    select ${EVENT}, ${data.user?.id ?? ''}, repeat('a', 100) || n from generate_series(1, 300) as n`
  await sql`update public.event_comments set status = 'approved', created_at = now() - interval '1 day'`
  await sql.end()
}, 120_000)
afterAll(() => stack.stop())

const attacks = [
  {
    by: 'nested selects of visitors',
    path: 'content_items?select=key,event_comments(id,content_items(key,event_comments(id,content_items(key))))',
    answers: ['401 42501', '503 PT503'],
  },
  {
    by: 'regular expressions of visitors',
    path: `event_comments?comment_text=match.${encodeURIComponent('^(.*)(.*)\\1\\2x$')}`,
    answers: ['400 PT400', '503 PT503'],
  },
  {
    by: 'nested selects of somebody who signed up',
    path: 'profiles?select=id,event_comments(id,profiles(id,event_comments(id,profiles(id,event_comments(id)))))',
    isLoggedIn: true,
    answers: ['503 PT503'],
  },
]

test.each(attacks)(
  'the contact form and a page are answered during $by',
  async ({path, isLoggedIn, answers}) => {
    const {session} = (await stranger.auth.getSession()).data
    const attack = {
      url: stack.supabase.url,
      key: PUBLISHABLE_KEY,
      path,
      token: isLoggedIn ? session?.access_token : undefined,
      requests: 20,
    }
    const during = await whileAttacked(attack, async () => {
      const page = await stack.supabase.client().rpc('comment_page', {event_keys: [EVENT], page_size: 2})
      return {page: page.data, form: await sendContactForm(stack.functionsUrl)}
    })
    expect(during.result).toEqual({page: [expect.anything(), expect.anything()], form: 200})
    for (const answer of new Set(during.answers)) expect(answers).toContain(answer)
  },
)

test('a visitor reads comments as before, and nobody writes to a view', async () => {
  const comments = stack.supabase.client().from('event_comments')
  const {data} = await comments
    .select('id, comment_text, created_at, user_id')
    .eq('event_id', EVENT)
    .order('created_at', {ascending: false})
    .limit(2)
  expect(data).toHaveLength(2)
  for (const apikey of [PUBLISHABLE_KEY, SECRET_KEY]) {
    for (const method of ['POST', 'PATCH', 'DELETE']) {
      const response = await fetch(
        `${stack.supabase.url}/rest/v1/event_comment_counts?event_id=eq.${EVENT}`,
        {
          method,
          headers: {apikey, 'content-type': 'application/json'},
          ...(method !== 'DELETE' && {body: JSON.stringify({event_id: EVENT})}),
        },
      )
      expect([response.status, await response.json()]).toEqual([
        405,
        expect.objectContaining({code: 'PT405'}),
      ])
    }
  }
})
