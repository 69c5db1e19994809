import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {SECRET_KEY, SupabaseProcess} from '../../../../tests/support/supabase-process.ts'

let supabase: SupabaseProcess

beforeAll(async () => {
  supabase = await SupabaseProcess.start()
  const items = [
    {key: 'kaledos-2025', kind: 'event', path: '/kaledos-2025', takes_likes: true, takes_comments: true},
    {key: 'school-gulbe', kind: 'school', path: '/mokykleles/gulbe', takes_comments: true},
  ]
  const {error} = await supabase.client(SECRET_KEY).rpc('sync_content_items', {items})
  if (error) throw error
})
afterAll(() => supabase.stop())

const anonymousId = () => `anon_1763720000000_${crypto.randomUUID().replaceAll('-', '')}`

async function person(email = `p${crypto.randomUUID()}@example.test`) {
  const {data, error} = await supabase.client(SECRET_KEY).auth.admin.createUser({
    email,
    password: 'slaptazodis',
    email_confirm: true,
    user_metadata: {first_name: 'Petras', last_name: 'Petraitis'},
  })
  if (error) throw error
  const client = supabase.client()
  await client.auth.signInWithPassword({email, password: 'slaptazodis'})
  return {client, id: data.user.id}
}

async function demoAdmin() {
  const client = supabase.client()
  await client.auth.signInWithPassword({email: 'admin@example.test', password: 'slaptazodis'})
  return client
}

const like = (event: string, visitor: string, header = visitor) =>
  supabase
    .client()
    .from('event_likes')
    .insert({event_id: event, user_id: visitor})
    .setHeader('x-anonymous-id', header)

describe('responses', () => {
  test('have times and numbers in PostgREST’s format, and exact counts', async () => {
    const items = supabase.client(SECRET_KEY).from('content_items')
    const response = await items.select('*', {count: 'exact'}).range(0, 0)
    expect(response).toMatchObject({status: 206, count: 2})
    expect(response.data?.[0]?.synced_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+\+00:00$/)
  })

  test('respect several filters on a column, with special characters', async () => {
    const {client, id} = await person()
    const texts = ['Žalia, "rūta" 100%', 'Žalia rūta 100', 'Žalia_rūta\\100%']
    for (const comment_text of texts)
      await client.from('event_comments').insert({event_id: 'school-gulbe', user_id: id, comment_text})
    const matching = async (...patterns: string[]) => {
      let query = client.from('event_comments').select('comment_text').eq('user_id', id)
      for (const pattern of patterns) query = query.ilike('comment_text', pattern)
      const {data, error} = await query.order('created_at')
      expect(error).toBeNull()
      return data?.map(({comment_text}) => comment_text)
    }
    expect(await matching('žalia%')).toEqual(texts)
    expect(await matching('žalia%', '%rūta%', String.raw`%100\%`)).toEqual([texts[0], texts[2]])
    expect(await matching('%, "%', '%žalia%')).toEqual([texts[0]])
    expect(await matching(String.raw`%\\%`, '%100%')).toEqual([texts[2]])
    expect(await matching(String.raw`%a\_r%`, '%žalia%')).toEqual([texts[2]])
    const {data} = await client
      .from('event_comments')
      .select('comment_text')
      .eq('user_id', id)
      .not('comment_text', 'ilike', '%"%')
      .not('comment_text', 'ilike', '%\\_%')
    expect(data).toEqual([{comment_text: texts[1]}])
  })

  test('have the database’s error code', async () => {
    const {client, id} = await person()
    const tooLong = await client
      .from('event_comments')
      .insert({event_id: 'school-gulbe', user_id: id, comment_text: 'a'.repeat(2001)})
    expect(tooLong).toMatchObject({status: 400, error: {code: '23514'}})
    const nowhere = await client
      .from('event_comments')
      .insert({event_id: 'nowhere', user_id: id, comment_text: 'Labas'})
    expect(nowhere).toMatchObject({status: 403, error: {code: '42501'}})
    expect(await client.rpc('approve_comment', {comment_id: id})).toMatchObject({
      status: 403,
      error: {code: '42501'},
    })
  })

  test('are errors for an oversized body and for invalid JSON', async () => {
    const {client, id} = await person()
    const {data} = await client.auth.getSession()
    const post = (body: string) =>
      fetch(`${supabase.url}/rest/v1/event_comments`, {
        method: 'POST',
        headers: {
          apikey: 'sb_publishable_integration',
          authorization: `Bearer ${data.session?.access_token}`,
          'content-type': 'application/json',
        },
        body,
      })
    const huge = JSON.stringify({
      event_id: 'school-gulbe',
      user_id: id,
      comment_text: 'a'.repeat(8_000_000),
    })
    expect((await post(huge)).status).toBe(413)
    expect((await post('{"event_id": ')).status).toBe(400)
    expect((await client.from('event_comments').select().eq('user_id', id)).data).toEqual([])
  })
})

describe('likes', () => {
  test('by one visitor, 50 at once, are one', async () => {
    const visitor = anonymousId()
    const responses = await Promise.all(Array.from({length: 50}, async () => like('kaledos-2025', visitor)))
    expect(responses.filter(({status}) => status === 201)).toHaveLength(1)
    expect(responses.filter(({error}) => error?.code === '23505')).toHaveLength(49)
  })

  test('cannot be added or removed in another’s name', async () => {
    const [visitor, other] = [anonymousId(), anonymousId()]
    await like('kaledos-2025', visitor)
    expect(await like('kaledos-2025', other, visitor)).toMatchObject({status: 401, error: {code: '42501'}})
    const taken = await supabase
      .client()
      .from('event_likes')
      .delete()
      .eq('user_id', visitor)
      .setHeader('x-anonymous-id', other)
      .select()
    expect(taken.data).toEqual([])
    const seen = await supabase.client().from('event_likes').select().setHeader('x-anonymous-id', visitor)
    expect(seen.data).toHaveLength(1)
  })

  test('are refused without support for likes, with an invalid id, and with SQL in it', async () => {
    expect((await like('school-gulbe', anonymousId())).error).toMatchObject({code: '42501'})
    expect((await like('kaledos-2025', 'anon_1')).error).toMatchObject({code: '42501'})
    const injection = `anon_1763720000000_abc'; drop table event_likes; --`
    expect((await like('kaledos-2025', injection)).error).toMatchObject({code: '42501'})
    expect((await supabase.client().from('event_like_counts').select()).error).toBeNull()
  })
})

describe('comments', () => {
  test('are pending at first, shown after approval, and then published at once', async () => {
    const {client, id} = await person()
    const write = (text: string) =>
      client
        .from('event_comments')
        .insert({event_id: 'school-gulbe', user_id: id, comment_text: text})
        .select()
        .single()
    const text = `<script>alert('Ą')</script> '; drop table event_comments; --`
    const first = await write(text)
    expect(first.data).toMatchObject({status: 'pending', comment_text: text})
    const visible = async () => {
      const list = supabase.client().from('event_comments').select('comment_text, author_name')
      return (await list.eq('user_id', id).order('created_at')).data
    }
    expect(await visible()).toEqual([])
    const admin = await demoAdmin()
    expect((await admin.rpc('approve_comment', {comment_id: first.data?.id ?? ''})).error).toBeNull()
    await write('Antras')
    expect(await visible()).toEqual([
      {comment_text: text, author_name: 'Petras P.'},
      {comment_text: 'Antras', author_name: 'Petras P.'},
    ])
  })

  test('cannot be written as somebody else, nor approved by the author', async () => {
    const [{client}, {id: other}] = await Promise.all([person(), person()])
    const forged = client
      .from('event_comments')
      .insert({event_id: 'school-gulbe', user_id: other, comment_text: 'Ne aš'})
    expect(await forged).toMatchObject({status: 403, error: {code: '42501'}})
    const {data} = await client.auth.getUser()
    const approved = {
      event_id: 'school-gulbe',
      user_id: data.user?.id ?? '',
      comment_text: 'Labas',
      status: 'approved',
    }
    expect((await client.from('event_comments').insert(approved)).error).toMatchObject({code: '42501'})
  })

  test('are limited to five a minute', async () => {
    const {client, id} = await person()
    for (let n = 0; n < 5; n++) {
      const written = client
        .from('event_comments')
        .insert({event_id: 'school-gulbe', user_id: id, comment_text: `${n}`})
      expect((await written).status).toBe(201)
    }
    const sixth = client
      .from('event_comments')
      .insert({event_id: 'school-gulbe', user_id: id, comment_text: 'Dar'})
    expect(await sixth).toMatchObject({status: 429, error: {code: 'PT429'}})
  })
})

describe('roles', () => {
  test('are given and taken by an admin, with the events of organisers', async () => {
    const [admin, {client, id}] = [await demoAdmin(), await person()]
    expect((await client.rpc('my_roles')).data).toEqual([])
    const given = {given: ['organiser', 'moderator'], events_given: ['kaledos-2025']}
    expect((await client.rpc('change_roles', {user_id: id, ...given})).error).toMatchObject({code: '42501'})
    expect((await admin.rpc('change_roles', {user_id: id, ...given})).error).toBeNull()
    expect((await client.rpc('my_roles')).data).toEqual(['moderator', 'organiser'])
    const events = client.from('event_organisers').select('content_items (key, path)')
    expect((await events).data).toEqual([{content_items: {key: 'kaledos-2025', path: '/kaledos-2025'}}])
    const users = admin.from('user_overview').select('roles, organised_events').eq('id', id)
    expect((await users).data).toEqual([
      {roles: ['moderator', 'organiser'], organised_events: ['kaledos-2025']},
    ])
    expect((await admin.rpc('change_roles', {user_id: id, taken: ['organiser']})).error).toBeNull()
    expect((await client.rpc('my_roles')).data).toEqual(['moderator'])
    expect((await client.rpc('is_admin')).data).toBe(false)
    const log = admin.from('audit_log').select('action').eq('subject_id', id).order('id')
    expect((await log).data?.map(({action}) => action)).toEqual([
      'give role',
      'give role',
      'give event',
      'take event',
      'take role',
    ])
  })

  test('are given to confirmed accounts only', async () => {
    const email = `p${crypto.randomUUID()}@example.test`
    const {data} = await supabase.client(SECRET_KEY).auth.admin.createUser({email, password: 'slaptazodis'})
    const giving = (await demoAdmin()).rpc('change_roles', {
      user_id: data.user?.id ?? '',
      given: ['moderator'],
    })
    expect(await giving).toMatchObject({status: 422, error: {code: 'PT422'}})
  })

  test('leave the last admin, whoever would remove them', async () => {
    const [admin, service] = [await demoAdmin(), supabase.client(SECRET_KEY)]
    const id = (await admin.auth.getUser()).data.user?.id ?? ''
    const refused = {status: 409, error: {code: 'PT409'}}
    expect(await admin.rpc('change_roles', {user_id: id, taken: ['admin']})).toMatchObject(refused)
    expect(await admin.rpc('delete_own_account')).toMatchObject(refused)
    expect((await service.auth.admin.deleteUser(id)).error).toMatchObject({status: 500})
    expect((await admin.rpc('is_admin')).data).toBe(true)
  })

  test('are written by nobody else, not even with the secret key', async () => {
    const {id} = await person()
    const service = supabase.client(SECRET_KEY)
    const role = service.from('user_roles').insert({user_id: id, role: 'admin'})
    expect((await role).error).toMatchObject({code: '42501'})
    const event = service.from('event_organisers').insert({user_id: id, event_key: 'kaledos-2025'})
    expect((await event).error).toMatchObject({code: '42501'})
    expect((await supabase.client().rpc('my_roles')).error).toMatchObject({code: '42501'})
  })
})

describe('users', () => {
  test('are hidden from visitors and from each other', async () => {
    const [{client}, {id: other}] = await Promise.all([person(), person()])
    expect((await supabase.client().from('profiles').select()).error).toMatchObject({code: '42501'})
    expect((await client.from('profiles').select().eq('id', other)).data).toEqual([])
    expect((await supabase.client().from('comment_reports').select()).error).toMatchObject({code: '42501'})
    expect((await client.from('comment_reports').select()).data).toEqual([])
    expect((await client.from('email_outbox').select()).error).toMatchObject({code: '42501'})
  })

  test('cannot make themselves admins', async () => {
    const {client, id} = await person()
    const role = client.from('user_roles').insert({user_id: id, role: 'admin'})
    expect((await role).error).toMatchObject({code: '42501'})
    const profile = await client
      .from('profiles')
      .update({role: 'admin'} as never)
      .eq('id', id)
    expect(profile.error).not.toBeNull()
    expect((await client.rpc('is_admin')).data).toBe(false)
  })

  test('are deleted with everything they wrote', async () => {
    const {client, id} = await person()
    await client.from('event_comments').insert({event_id: 'school-gulbe', user_id: id, comment_text: 'Iki'})
    await client.from('event_likes').insert({event_id: 'kaledos-2025', user_id: id})
    const {data: exported} = await client.rpc('export_own_data')
    expect(exported).toMatchObject({
      profile: {first_name: 'Petras'},
      comments: [{comment_text: 'Iki'}],
      likes: [{event_id: 'kaledos-2025'}],
    })
    expect((await client.rpc('delete_own_account')).error).toBeNull()
    const admin = await demoAdmin()
    expect((await admin.from('user_overview').select().eq('id', id)).data).toEqual([])
    expect((await admin.from('event_comments').select().eq('user_id', id)).data).toEqual([])
    expect((await client.auth.getUser()).error).not.toBeNull()
  })
})

test('routes only to the four services', async () => {
  const paths = ['/', '/admin', '/pg/query', '/graphql/v1']
  const statuses = await Promise.all(paths.map(async (path) => (await fetch(supabase.url + path)).status))
  expect(statuses).toEqual([404, 404, 404, 404])
})
