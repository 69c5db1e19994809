import {randomUUID} from 'node:crypto'
import type {SupabaseClient} from '@supabase/supabase-js'
import postgres, {type Sql} from 'postgres'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {
  asJson,
  clientOf,
  expectSuccess,
  newKey,
  openStorage,
  serviceHeaders,
  tokenOf,
  type Storage,
} from './open-storage.ts'
import {PUBLISHABLE_KEY, SupabaseProcess} from '../../../../tests/support/supabase-process.ts'

const ONA = randomUUID()
const RASA = randomUUID()

let supabase: SupabaseProcess
let sql: Sql
let callers: Record<Caller, SupabaseClient>
let {service, request, refusal, upload} = {} as Storage

type Caller = 'service' | 'ona' | 'rasa' | 'visitor'

beforeAll(async () => {
  supabase = await SupabaseProcess.start()
  sql = postgres(supabase.databaseUrl, {max: 1, onnotice: () => {}})
  ;({service, request, refusal, upload} = openStorage(supabase))
  callers = {
    service,
    ona: await clientOf(supabase, ONA),
    rasa: await clientOf(supabase, RASA),
    visitor: supabase.client(),
  }
  for (const [id, isPublic] of Object.entries({open: true, closed: false, team: false}))
    await expectSuccess(service.storage.createBucket(id, {public: isPublic}))
  await sql`
    create policy "Members read what is shared, and their own" on storage.objects for select to authenticated
    using (bucket_id = 'team' and ((storage.foldername(name))[1] = 'shared' or owner_id = (select auth.uid())::text))`
  await sql`
    create policy "Members upload into their own folder" on storage.objects for insert to authenticated
    with check (bucket_id = 'team' and (storage.foldername(name))[1] = (select auth.uid())::text)`
  await sql`
    create policy "Members change their own" on storage.objects for update to authenticated
    using (owner_id = (select auth.uid())::text)`
  await sql`
    create policy "Members delete their own" on storage.objects for delete to authenticated
    using (owner_id = (select auth.uid())::text and storage.allow_only_operation('object.delete_many'))`
})
afterAll(async () => {
  await sql.end()
  await supabase.stop()
})

describe('buckets', () => {
  test('are created, changed, listed, emptied and deleted by the service only', async () => {
    const id = randomUUID()
    const {storage} = service
    await expectSuccess(
      storage.createBucket(id, {public: false, fileSizeLimit: '2mb', allowedMimeTypes: ['image/png']}),
    )
    expect(await storage.getBucket(id)).toMatchObject({
      data: {
        id,
        name: id,
        owner: '',
        public: false,
        file_size_limit: 2_000_000,
        allowed_mime_types: ['image/png'],
      },
    })
    await expectSuccess(storage.updateBucket(id, {public: true, fileSizeLimit: null, allowedMimeTypes: null}))
    const [listed] = await expectSuccess(storage.listBuckets({search: id.toUpperCase(), limit: 1}))
    expect(listed).toMatchObject({id, public: true, file_size_limit: null, allowed_mime_types: null})

    const name = await upload(id)
    expect(await storage.deleteBucket(id)).toMatchObject({
      error: {message: 'The bucket you tried to delete is not empty', status: 400, statusCode: '409'},
    })
    await expectSuccess(storage.emptyBucket(id))
    expect(await storage.from(id).exists(name)).toMatchObject({data: false})
    await expectSuccess(storage.deleteBucket(id))
    expect(await storage.getBucket(id)).toMatchObject({
      error: {message: 'Bucket not found', statusCode: '404'},
    })

    for (const {storage: other} of [callers.ona, callers.visitor]) {
      expect(await other.createBucket(randomUUID())).toMatchObject({
        error: {message: 'new row violates row-level security policy', status: 400, statusCode: '403'},
      })
      expect(await other.listBuckets()).toEqual({data: [], error: null})
      expect(await other.updateBucket('team', {public: true})).toMatchObject({error: {statusCode: '404'}})
      expect(await other.deleteBucket('open')).toMatchObject({error: {message: 'Bucket not found'}})
      expect(await other.emptyBucket('open')).toMatchObject({error: {status: 403}})
    }
  })

  test.each(['', ' a', 'a/b', 'ąžuolas', 'a'.repeat(101), 'a\u0000', 'lake--table-s3'])(
    'named %j are refused',
    async (name) => {
      const [status, body] = await refusal('/bucket', asJson({name}))
      expect(status).toBe(400)
      expect(body).toMatchObject({statusCode: '400', error: 'Invalid Input', message: 'Bucket name invalid'})
    },
  )

  test('of a name that is taken, or with a limit above the global one, are refused', async () => {
    expect(await service.storage.createBucket('open')).toMatchObject({
      error: {message: 'The resource already exists', statusCode: '409'},
    })
    expect(
      await service.storage.createBucket(randomUUID(), {public: true, fileSizeLimit: '11mb'}),
    ).toMatchObject({error: {message: 'The object exceeded the maximum allowed size', statusCode: '413'}})
    expect(
      await service.storage.createBucket(randomUUID(), {public: true, allowedMimeTypes: ['picture']}),
    ).toMatchObject({error: {message: 'mime type picture is not supported', statusCode: '415'}})
  })

  test('and objects cannot be deleted past Storage', async () => {
    await expect(sql`delete from storage.objects`).rejects.toMatchObject({code: '42501'})
    await expect(sql`delete from storage.buckets`).rejects.toMatchObject({code: '42501'})
  })
})

describe('policies', () => {
  let shared: string
  let own: string
  beforeAll(async () => {
    shared = await upload('team', newKey('shared'))
    own = newKey(ONA)
    await expectSuccess(callers.ona.storage.from('team').upload(own, 'ona'))
  })

  const mine = {
    ona: () => newKey(ONA),
    rasa: () => newKey(RASA),
    visitor: () => newKey(),
    service: () => newKey(),
  }
  const notVisible = 'Object not found'
  const violates = 'new row violates row-level security policy'
  const table: [
    string,
    (client: SupabaseClient, who: Caller) => PromiseLike<unknown>,
    Partial<Record<Caller, string>>,
  ][] = [
    ['download what is shared', (client) => bucket(client).download(shared), {visitor: notVisible}],
    ['download another’s', (client) => bucket(client).download(own), {rasa: notVisible, visitor: notVisible}],
    ['read about another’s', (client) => bucket(client).info(own), {rasa: notVisible, visitor: notVisible}],
    [
      'sign another’s',
      (client) => bucket(client).createSignedUrl(own, 60),
      {rasa: notVisible, visitor: notVisible},
    ],
    [
      'copy another’s',
      (client, who) => bucket(client).copy(own, mine[who]()),
      {rasa: notVisible, visitor: notVisible},
    ],
    [
      'copy what is shared into another’s folder',
      (client) => bucket(client).copy(shared, newKey(ONA)),
      {rasa: violates, visitor: notVisible},
    ],
    ['move another’s', (client) => bucket(client).move(own, own), {rasa: notVisible, visitor: notVisible}],
    [
      'upload into their own folder',
      (client, who) => bucket(client).upload(mine[who](), 'a'),
      {visitor: violates},
    ],
    [
      'upload into another’s folder',
      (client) => bucket(client).upload(newKey(ONA), 'a'),
      {rasa: violates, visitor: violates},
    ],
    [
      'replace another’s',
      (client) => bucket(client).upload(own, 'a', {upsert: true}),
      {rasa: violates, visitor: violates},
    ],
    ['update another’s', (client) => bucket(client).update(own, 'a'), {rasa: violates, visitor: violates}],
    [
      'sign an upload into another’s folder',
      (client) => bucket(client).createSignedUploadUrl(newKey(ONA)),
      {rasa: violates, visitor: violates},
    ],
  ]
  const bucket = ({storage}: SupabaseClient) => storage.from('team')

  test.each(table)('decide who may %s', async (_, act, refused) => {
    for (const who of ['rasa', 'visitor', 'ona', 'service'] as const) {
      const {error} = (await act(callers[who], who)) as {error: {message: string} | null}
      expect([who, error?.message]).toEqual([who, refused[who]])
    }
  })

  test('decide what is listed and signed', async () => {
    const visible: Record<Caller, string[]> = {
      service: [ONA, 'shared'],
      ona: [ONA, 'shared'],
      rasa: ['shared'],
      visitor: [],
    }
    for (const [who, folders] of Object.entries(visible)) {
      const listed = await expectSuccess(bucket(callers[who as Caller]).list())
      expect(listed.map(({name}) => name)).toEqual(expect.arrayContaining(folders))
      expect(listed.map(({name}) => name).includes(ONA)).toBe(folders.includes(ONA))
      const signed = await expectSuccess(bucket(callers[who as Caller]).createSignedUrls([shared, own], 60))
      expect(signed.map(({signedUrl}) => Boolean(signedUrl))).toEqual([
        folders.length > 0,
        folders.length > 1,
      ])
    }
  })

  test('decide who deletes, for the operation too', async () => {
    for (const who of ['visitor', 'rasa'] as const)
      expect(await bucket(callers[who]).remove([own])).toEqual({data: [], error: null})
    const headers = {apikey: PUBLISHABLE_KEY, authorization: `Bearer ${await tokenOf(ONA)}`}
    expect(await refusal(`/object/team/${own}`, {method: 'DELETE', headers})).toEqual([
      400,
      {statusCode: '403', error: 'Unauthorized', message: 'Access denied', code: 'AccessDenied'},
    ])
    const [removed] = await expectSuccess(bucket(callers.ona).remove([own]))
    expect(removed).toMatchObject({name: own, bucket_id: 'team', owner: ONA, owner_id: ONA})
    expect(await bucket(service).exists(own)).toMatchObject({data: false})
  })

  test('are asked before an upload is signed, whose URL needs no key and works once', async () => {
    const name = newKey()
    const {token} = await expectSuccess(
      callers.ona.storage.from('team').createSignedUploadUrl(`${ONA}/${name}`),
    )
    const path = `/object/upload/sign/team/${ONA}/${name}?token=${token}`
    const put = {method: 'PUT', body: 'pasirašyta', headers: {'content-type': 'text/plain'}}
    expect(await (await request(path, put)).json()).toEqual({Key: `team/${ONA}/${name}`})
    expect(await refusal(path, put)).toEqual([
      400,
      expect.objectContaining({statusCode: '409', error: 'Duplicate'}),
    ])
    const [row] = await sql`select owner_id from storage.objects where name = ${`${ONA}/${name}`}`
    expect(row).toEqual({owner_id: ONA})
    expect(await refusal(path.replace(name, newKey()), put)).toEqual([
      400,
      expect.objectContaining({error: 'InvalidSignature', message: 'Invalid signature'}),
    ])
    const download = await expectSuccess(service.storage.from('team').createSignedUrl(`${ONA}/${name}`, 60))
    expect(await refusal(`${path.split('?')[0]}${new URL(download.signedUrl).search}`, put)).toEqual([
      400,
      expect.objectContaining({error: 'InvalidSignature', message: 'Token is not scoped for upload'}),
    ])
  })

  test('are not asked for a forged, expired or missing token', async () => {
    const name = await upload('team', newKey('shared'))
    const denied = (message: string) => [
      400,
      expect.objectContaining({statusCode: '403', error: 'Unauthorized', message}),
    ]
    const list = (authorization?: string) =>
      refusal('/object/list/team', asJson({prefix: ''}, authorization ? {authorization} : {}))
    expect(await list()).toEqual(denied('Invalid Compact JWS'))
    expect(await list('Bearer nonsense')).toEqual(denied('Invalid Compact JWS'))
    expect(await list(`Bearer ${await tokenOf(ONA, {}, 'another-secret-of-32-characters-x')}`)).toEqual(
      denied('signature verification failed'),
    )
    expect(await list(`Bearer ${await tokenOf(ONA, {exp: 1})}`)).toEqual(
      denied('"exp" claim timestamp check failed'),
    )
    expect(await refusal(`/object/team/${name}`)).toEqual([
      400,
      expect.objectContaining({message: 'Bucket not found'}),
    ])
  })
})

describe('objects', () => {
  test('are moved and copied, also to another bucket', async () => {
    const [closed, team] = [service.storage.from('closed'), service.storage.from('team')]
    const [name, moved, copied] = [await upload('closed'), newKey(), newKey()]
    await expectSuccess(closed.move(name, moved, {destinationBucket: 'team'}))
    expect(await closed.exists(name)).toMatchObject({data: false})
    expect(await expectSuccess(team.copy(moved, copied, {destinationBucket: 'closed'}))).toEqual({
      path: `closed/${copied}`,
    })
    for (const file of [team.download(moved), closed.download(copied)])
      expect(await (await expectSuccess(file)).text()).toBe('labas')
    await expectSuccess(team.remove([moved]))
    expect(await (await expectSuccess(closed.download(copied))).text()).toBe('labas')
    expect(await closed.copy(copied, copied)).toMatchObject({error: {statusCode: '409'}})
    expect(await closed.move(copied, await upload('closed'))).toMatchObject({error: {statusCode: '409'}})
    expect(await closed.move(newKey(), newKey())).toMatchObject({error: {message: 'Object not found'}})
    expect(await closed.move(copied, 'ąžuolas')).toMatchObject({error: {message: 'Invalid key: ąžuolas'}})
  })

  test('are removed once', async () => {
    const bucket = service.storage.from('closed')
    const [first, second] = [await upload('closed'), await upload('closed')]
    const removed = await expectSuccess(bucket.remove([first, second, newKey()]))
    expect(removed.map(({name}) => name).toSorted()).toEqual([first, second].toSorted())
    expect(await bucket.remove([first])).toEqual({data: [], error: null})
    expect(await refusal(`/object/closed/${first}`, {method: 'DELETE', headers: serviceHeaders})).toEqual([
      400,
      expect.objectContaining({message: 'Object not found'}),
    ])
    expect(await bucket.remove(Array.from({length: 1001}, () => 'a'))).toMatchObject({
      error: {message: 'Bulk object requests are limited to 1000 objects per request.'},
    })
  })

  test('are listed by folder, in any order, page by page', async () => {
    const bucket = service.storage.from('closed')
    const root = randomUUID()
    for (const name of ['b.txt', 'A.txt', 'folder/1.txt', 'folder/2.txt', 'Folder-2/1.txt', 'c.txt'])
      await upload('closed', `${root}/${name}`)
    const names = async (options: object = {}, path = root) =>
      (await expectSuccess(bucket.list(path, options))).map(({name}) => name)
    expect(await names()).toEqual(['A.txt', 'b.txt', 'c.txt', 'Folder-2', 'folder'])
    expect(await names({}, `${root}/folder`)).toEqual(['1.txt', '2.txt'])
    expect(await names({sortBy: {column: 'name', order: 'desc'}})).toEqual([
      'folder',
      'Folder-2',
      'c.txt',
      'b.txt',
      'A.txt',
    ])
    expect(await names({sortBy: {column: 'created_at', order: 'desc'}})).toEqual([
      'folder',
      'Folder-2',
      'c.txt',
      'A.txt',
      'b.txt',
    ])
    expect(await names({limit: 2, offset: 1})).toEqual(['b.txt', 'c.txt'])
    expect(await names({search: 'FOLDER'})).toEqual(['Folder-2', 'folder'])
    expect(await names({search: '%'})).toEqual([])
    const [file, , , folder] = await expectSuccess(bucket.list(root))
    expect(file).toMatchObject({name: 'A.txt', metadata: {size: 5, mimetype: 'text/plain'}})
    expect(folder).toEqual({
      name: 'Folder-2',
      id: null,
      updated_at: null,
      created_at: null,
      last_accessed_at: null,
      metadata: null,
    })
  })

  test.each([true, false])('are listed by pages with a cursor, by folder: %s', async (with_delimiter) => {
    const bucket = service.storage.from('closed')
    const root = randomUUID()
    for (const name of ['b.txt', 'folder/1.txt', 'a.txt', 'folder/2.txt'])
      await upload('closed', `${root}/${name}`)
    const all = {
      name: {true: ['a.txt', 'b.txt', 'folder/'], false: ['a.txt', 'b.txt', 'folder/1.txt', 'folder/2.txt']},
      created_at: {
        true: ['b.txt', 'folder/', 'a.txt'],
        false: ['b.txt', 'folder/1.txt', 'a.txt', 'folder/2.txt'],
      },
    }
    for (const column of ['name', 'created_at'] as const)
      for (const order of ['asc', 'desc'] as const) {
        const found: string[] = []
        let cursor: string | undefined
        do {
          const page = await expectSuccess(
            bucket.listV2({prefix: `${root}/`, with_delimiter, limit: 1, cursor, sortBy: {column, order}}),
          )
          found.push(...[...page.folders, ...page.objects].map(({name}) => name.slice(root.length + 1)))
          cursor = page.nextCursor
        } while (cursor)
        const expected = all[column][String(with_delimiter) as 'true']
        expect(found).toEqual(order === 'asc' ? expected : expected.toReversed())
      }
    expect(await bucket.listV2({cursor: 'bm9uc2Vuc2U='})).toMatchObject({
      error: {message: 'Invalid Parameter continuation token', statusCode: '400'},
    })
  })
})
