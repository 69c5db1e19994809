import {mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {setTimeout as wait} from 'node:timers/promises'
import sharp from 'sharp'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {checkArchive} from '../../scripts/backup/check-archive.ts'
import {makeBackup} from '../../scripts/backup/make-backup.ts'
import {makeKey} from '../../scripts/backup/keys.ts'
import type {Manifest} from '../../scripts/backup/manifest.ts'
import {countingRows, rowsOf} from '../../scripts/backup/copy-rows.ts'
import {prepareDatabase} from '../../scripts/backup/load-database.ts'
import {restoreBackup} from '../../scripts/backup/restore-backup.ts'
import {Progress} from '../../scripts/supervisor/progress.ts'
import {startPlace, type TestPlace} from '../support/backup-places.ts'
import {withDatabase} from '../support/database.ts'
import {SECRET_KEY} from '../support/supabase-process.ts'

const progress = new Progress({write: () => {}})
const folder = mkdtempSync(join(tmpdir(), 'backups-'))
const path = join(folder, 'backup.tar.age')
const photoPath = `${crypto.randomUUID()}.jpg`
const reader = {email: 'skaitytoja@example.test', password: 'senas slaptažodis 1'}

let source: TestPlace
let target: TestPlace
let manifest: Manifest
let photo: Buffer
let held: number
let key: Awaited<ReturnType<typeof makeKey>>
let refreshToken: string

beforeAll(async () => {
  photo = await sharp({create: {width: 40, height: 30, channels: 3, background: '#1f4d3a'}})
    .jpeg()
    .toBuffer()
  ;[source, target] = await Promise.all([startPlace({isNew: false}), startPlace({isNew: true})])
  await Promise.all([fillContent(source), fillSupabase(source)])
  key = await makeKey()
  manifest = await makeBackup({place: source.place, path, recipients: [key.recipient], progress})
  ;({held} = await restoreBackup({place: target.place, path, secret: key.secret, progress}))
}, 240_000)
afterAll(async () => {
  await Promise.all([source.stop(), target.stop()])
  rmSync(folder, {recursive: true})
})

async function fillContent({lake}: TestPlace) {
  const client = lake.client()
  const image = await client.assets.upload('image', photo, {filename: 'kalvos.jpg', title: 'Žalios kalvos'})
  const file = await client.assets.upload('file', Buffer.from('%PDF-1.4'), {filename: 'įstatai.pdf'})
  const link = (_ref: string) => ({_type: 'reference', _ref})
  await client
    .transaction()
    .create({
      _id: 'muge',
      _type: 'event',
      title: {lt: 'Mugė', en: 'Fair'},
      next: [{_key: 'a', ...link('choras')}],
    })
    .create({
      _id: 'choras',
      _type: 'event',
      image: {_type: 'image', asset: link(image._id)},
      previous: link('muge'),
    })
    .create({_id: 'istatai', _type: 'publicDocument', file: {_type: 'file', asset: link(file._id)}})
    .create({
      _id: 'drafts.muge',
      _type: 'event',
      title: {lt: 'Mugė rudenį', en: ''},
      weak: {...link('nėra'), _weak: true},
    })
    .create({_id: 'versions.rudens.muge', _type: 'event', title: {lt: 'Mugė žiemą', en: ''}})
    .commit()
}

async function fillSupabase({supabase}: TestPlace) {
  const admin = supabase.client(SECRET_KEY)
  const names = {first_name: 'Gabija', last_name: "O'Neill–Žukė", privacy_policy_accepted: true}
  const {error} = await admin.auth.admin.createUser({...reader, email_confirm: true, user_metadata: names})
  expect(error).toBeNull()
  const {data} = await supabase.client().auth.signInWithPassword(reader)
  refreshToken = data.session?.refresh_token ?? ''
  const upload = await admin.storage
    .from('photo-uploads')
    .upload(photoPath, photo, {contentType: 'image/jpeg'})
  expect(upload.error).toBeNull()
  await withDatabase(async (sql) => {
    await sql`
      insert into public.contact_messages (first_name, last_name, email, subject, message, language)
      values ('Ona', 'Onutė', 'ona@example.test', 'Klausimas', ${'Eilutė\nkita\teilutė \\ ir "kabutės"'}, 'lt')`
    await sql`select public.queue_email('ona@example.test', 'contact-receipt', 'lt', '{"a": 1}', 'waiting-one')`
    await sql`
      insert into public.newsletter_issues (status, started_at, send_at)
      values ('sending', now(), null), ('scheduled', null, now() + interval '1 hour')`
    await sql`select setval(pg_get_serial_sequence('public.audit_log', 'id'), 4711)`
  }, supabase.databaseUrl)
}

const query = (place: TestPlace, text: string) =>
  withDatabase((sql) => sql.unsafe(text), place.supabase.databaseUrl)

describe('a restored place', () => {
  test('has every row as it was', async () => {
    const rows = Object.fromEntries(manifest.database.tables.map((table) => [table.name, table.rows]))
    expect(rows).toMatchObject({'auth.users': 4, 'auth.identities': 4, 'public.profiles': 4})
    const everyone = `select id, email, first_name, last_name, created_at, search_text from public.profiles order by id`
    expect(await query(target, everyone)).toEqual(await query(source, everyone))
    const messages = `select message from public.contact_messages`
    expect(await query(target, messages)).toEqual([{message: 'Eilutė\nkita\teilutė \\ ir "kabutės"'}])
  })

  test('has the migrations of the backup, as the Supabase CLI records them', async () => {
    const records = `select version, name from supabase_migrations.schema_migrations order by version`
    expect(await query(target, records)).toEqual(await query(source, records))
  })

  test('goes on counting where the other one was', async () => {
    const [next] = await query(
      target,
      `select nextval(pg_get_serial_sequence('public.audit_log', 'id')) as id`,
    )
    expect(next?.id).toBe('4712')
  })

  test('lets people log in with their old password, and with no old session', async () => {
    const {data} = await target.supabase.client().auth.signInWithPassword(reader)
    expect(data.user?.email).toBe(reader.email)
    const ended = await target.supabase.client().auth.refreshSession({refresh_token: refreshToken})
    expect(ended.error).toMatchObject({code: 'refresh_token_not_found'})
  })

  test('has the files of Storage', async () => {
    const {data} = await target.supabase.client(SECRET_KEY).storage.from('photo-uploads').download(photoPath)
    expect(photo.equals(new Uint8Array((await data?.arrayBuffer()) ?? new ArrayBuffer()))).toBe(true)
    expect(data?.type).toBe('image/jpeg')
  })

  test('has every document with drafts, versions, references and files', async () => {
    const shown = `*[_type in ["event", "publicDocument"]] | order(_id) {
      ..., "file": file.asset->{originalFilename, sha1hash}, "picture": image.asset->{title, originalFilename}
    }`
    const [before, after] = await Promise.all(
      [source, target].map(({lake}) => lake.client().fetch<object[]>(shown, {}, {perspective: 'raw'})),
    )
    const bare = (documents: object[] = []) =>
      documents.map((document) => ({...document, _rev: undefined, _updatedAt: undefined}))
    expect(bare(after)).toEqual(bare(before))
    expect(after).toHaveLength(5)
    expect(after).toContainEqual(
      expect.objectContaining({picture: {title: 'Žalios kalvos', originalFilename: 'kalvos.jpg'}}),
    )
    expect(await target.lake.client().fetch('count(*[_type == "restoreMark"])')).toBe(0)
  })

  test('sends nothing by itself that waited', async () => {
    const waiting = `select count(*)::integer from public.email_outbox where status in ('queued', 'sending')`
    const [emails] = await query(source, waiting)
    expect(emails?.count).toBeGreaterThan(0)
    expect(held).toBe(Number(emails?.count) + 2)
    expect(await query(target, waiting)).toEqual([{count: 0}])
    const mails = await query(
      target,
      `select status, data, last_error from public.email_outbox where idempotency_key = 'waiting-one'`,
    )
    expect(mails).toEqual([
      {status: 'failed', data: {a: 1}, last_error: expect.stringContaining('may have been sent since')},
    ])
    const issues = await query(target, `select status from public.newsletter_issues order by status`)
    expect(issues).toEqual([{status: 'draft'}, {status: 'stopped'}])
    const claimed = await query(target, `select id from public.advance_newsletters_and_claim_emails()`)
    expect(claimed).toEqual([])
  })

  test('is refused for another restore', async () => {
    const again = restoreBackup({place: target.place, path, secret: key.secret, progress})
    await expect(again).rejects.toThrow(/The dataset production at \S+ has 5 documents/)
    const database = restoreBackup({
      place: target.place,
      path,
      secret: key.secret,
      progress,
      parts: ['database'],
    })
    await expect(database).rejects.toThrow(/The database postgres@\S+ has 4 accounts/)
  })
})

test('a backup holds no readable text, and lists a hash of each table and file', async () => {
  const bytes = readFileSync(path)
  expect(['Gabija', 'example.test', 'Mugė'].filter((text) => bytes.includes(text))).toEqual([])
  expect(await checkArchive(path, key.secret)).toEqual(manifest)
  expect(manifest.content.assets.map(({bytes: size}) => size).toSorted((a, b) => a - b)).toEqual([
    8,
    photo.length,
  ])
  expect(manifest.storage.files).toMatchObject([
    {bucket: 'photo-uploads', path: photoPath, bytes: photo.length},
  ])
})

test.each([160, 192, 224, 320])(
  'a table of %i kB is read to its end by a slow reader, and something else after it',
  async (size) => {
    const table = {name: 'pg_temp.many', columns: ['n', 'filling'], key: ['n']}
    const counter = {rows: 0}
    await withDatabase(
      (sql) =>
        sql.begin(async (tx) => {
          await tx`
            create temporary table many on commit drop as
            select n, repeat('x', 1000) as filling from generate_series(1, ${size}::int) as n`
          for await (const _ of countingRows(rowsOf(tx, table), counter)) await wait(20)
          expect(await tx`select 'next' as table`).toEqual([{table: 'next'}])
        }),
      source.supabase.databaseUrl,
    )
    expect(counter.rows).toBe(size)
  },
)

describe('restoring is refused, with nothing written, for', () => {
  let empty: TestPlace
  beforeAll(async () => {
    empty = await startPlace({isNew: true})
  })
  afterAll(() => empty.stop())

  const refusal = async (file: string, secret = key.secret) => {
    const error: unknown = await restoreBackup({
      place: empty.place,
      path: file,
      secret,
      progress,
    }).catch((reason: unknown) => reason)
    const [schema] = await query(empty, `select to_regclass('public.profiles') as found`)
    expect(schema?.found).toBeNull()
    expect(await empty.lake.client().fetch('count(*)')).toBe(0)
    return error instanceof Error ? error.message : error
  }

  test('another key', async () => {
    expect(await refusal(path, (await makeKey()).secret)).toContain('is not the key of this backup')
  })

  test('a file that is not there', async () => {
    expect(await refusal(join(folder, 'none'))).toContain('There is no file')
  })

  test('a file that was cut off', async () => {
    const cut = join(folder, 'cut')
    writeFileSync(cut, readFileSync(path))
    truncateSync(cut, 70_000)
    expect(await refusal(cut)).toContain('The backup is damaged, or its end is missing')
  })

  test('a changed byte', async () => {
    const changed = join(folder, 'changed')
    const bytes = readFileSync(path)
    bytes.writeUInt8(bytes.readUInt8(30_000) ^ 1, 30_000)
    writeFileSync(changed, bytes)
    expect(await refusal(changed)).toContain('The backup is damaged, or its end is missing')
  })

  test('the place no more, when the same command goes on after it was cut short', async () => {
    class Interrupted extends Progress {
      override step<Result>(title: string, work: () => Promise<Result>): Promise<Result> {
        if (title === 'Restoring the database') throw new Error('cut short')
        return super.step(title, work)
      }
    }
    const interrupted = new Interrupted({write: () => {}})
    const restore = {place: empty.place, path, secret: key.secret}
    await expect(restoreBackup({...restore, progress: interrupted})).rejects.toThrow('cut short')
    expect(await query(empty, 'select count(*)::integer from public.profiles')).toEqual([{count: 0}])
    await restoreBackup({...restore, progress})
    expect(await query(empty, 'select count(*)::integer from public.profiles')).toEqual([{count: 4}])
    expect(await empty.lake.client().fetch('count(*[_type == "restoreMark"])')).toBe(0)
  })
})

describe('the schema', () => {
  const migrations = join(import.meta.dirname, '../../supabase/migrations')
  let empty: TestPlace
  beforeAll(async () => {
    empty = await startPlace({isNew: true})
  })
  afterAll(() => empty.stop())

  const prepare = (changes: Partial<Manifest['database']>) =>
    prepareDatabase(empty.supabase.databaseUrl, {...manifest.database, ...changes}, migrations)

  test('of a newer version of the project is refused', async () => {
    const newer = prepare({migrations: [...manifest.database.migrations, '20991231000000']})
    await expect(newer).rejects.toThrow(
      /supabase\/migrations lacks \(20991231000000\): a newer version of the project made it/,
    )
  })

  test('of a newer version of Auth is refused', async () => {
    const tables = [
      {name: 'auth.users', columns: ['id', 'shoe_size'], key: ['id'], rows: 1, bytes: 1, sha256: ''},
    ]
    await expect(prepare({tables})).rejects.toThrow(
      'The database lacks what the backup has: auth.users.shoe_size.',
    )
    const [schema] = await query(empty, `select to_regclass('public.profiles') as found`)
    expect(schema?.found).toBeNull()
  })

  test('of an older version is made as it was, and no other backup fits then', async () => {
    const [first = '', second = '', ...later] = manifest.database.migrations
    await prepare({migrations: [first, second], tables: []})
    expect(
      await query(empty, 'select version from supabase_migrations.schema_migrations order by version'),
    ).toEqual([{version: first}, {version: second}])
    await expect(prepare({})).rejects.toThrow(
      `other migrations than the backup: the database lacks ${later[0]}`,
    )
  })
})
