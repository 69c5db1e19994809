import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {freePort} from '../../scripts/supervisor/ports.ts'
import {loadSeed} from '../../studio/seed/load-seed.ts'
import {withDatabase} from '../support/database.ts'
import {accessToken, projectRef, serveManagementApi} from '../support/hosted-supabase/management-api.ts'
import {documentedVariables, fillIn} from '../support/hosted-supabase/read-document.ts'
import {LakeProcess, READ_TOKEN, WEBHOOK_SECRET, WRITE_TOKEN} from '../support/lake-process.ts'
import {NginxProcess} from '../support/nginx-process.ts'
import {postedForm} from '../support/posted-form.ts'
import {sendOnce, sendSteadily, type SteadyRequest} from '../support/steady-requests.ts'
import {PUBLISHABLE_KEY, SECRET_KEY, SupabaseProcess} from '../support/supabase-process.ts'
import {UpdatedServer} from '../support/updated-server.ts'

/** A server with accounts, money, drafts and files that is brought from one commit to the next, and back, while visitors ask. */
const UPDATE_MS = 1_500_000
const update = 'npm run update'
const hookSecret = `v1,whsec_${Buffer.from('a secret of the tests, of 32 letters').toString('base64')}`

const resources = new AsyncDisposableStack()
let server: UpdatedServer
let lake: LakeProcess
let supabase: SupabaseProcess
let api: Awaited<ReturnType<typeof serveManagementApi>>
let url: string
let environment: Record<string, string>
let requests: SteadyRequest[]
let reload: string

beforeAll(async () => {
  const [sitePort, ...ports] = await Promise.all([freePort(), freePort(), freePort()])
  url = `http://localhost:${sitePort}`
  server = new UpdatedServer(ports)
  resources.defer(() => server.remove())
  ;[lake, supabase, api] = await Promise.all([
    LakeProcess.start(),
    SupabaseProcess.startNew(),
    serveManagementApi(),
  ])
  resources.defer(() => lake.stop())
  resources.defer(() => supabase.stop())
  resources.defer(api.stop)
  await loadSeed(lake.client(), {replace: false, onProgress: () => {}})
  configure('true')
  environment = prepareCli()
  const linked = await server.run(`npm run supabase -- link ${projectRef}`, environment)
  if (linked.code !== 0) throw new Error(linked.output)
  const first = await server.run(update, environment)
  if (first.code !== 0) throw new Error(first.output)
  const nginx = await NginxProcess.start({upstream: server.path('releases/upstream.conf')}, sitePort)
  resources.defer(() => nginx.stop())
  reload = nginx.reload
  configure(reload)
  await fillIt()
  requests = await requestsOfOldPages()
}, UPDATE_MS)
afterAll(() => resources.disposeAsync(), 120_000)

function configure(reloadNginx: string): void {
  const site = {
    SITE_URL: url,
    SITE_CLOCK: '2025-11-15T14:00:00Z',
    SANITY_API_HOST: lake.host,
    SANITY_PROJECT_ID: 'integration',
    SANITY_DATASET: 'production',
    SANITY_API_READ_TOKEN: READ_TOKEN,
    SANITY_API_WRITE_TOKEN: WRITE_TOKEN,
    SANITY_WEBHOOK_SECRET: WEBHOOK_SECRET,
    PREVIEW_SECRET: 'a-secret-of-previews-of-32-letters',
    SUPABASE_URL: supabase.url,
    SUPABASE_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
  }
  server.configure(
    site,
    {DATABASE_URL: supabase.databaseUrl, SUPABASE_ACCESS_TOKEN: accessToken},
    reloadNginx,
  )
}

/** The CLI asks the stand-in of Supabase's API: tests/support/hosted-supabase. */
function prepareCli(): Record<string, string> {
  writeFileSync(
    server.path('supabase/.env'),
    fillIn(documentedVariables, {SEND_EMAIL_HOOK_SECRET: hookSecret}),
  )
  const home = server.path('.local/supabase-home')
  mkdirSync(home, {recursive: true})
  const profile = join(home, 'profile.yaml')
  writeFileSync(
    profile,
    `name: test\napi_url: ${api.url}\ndashboard_url: ${api.url}\nproject_host: project.invalid\n`,
  )
  return {
    SUPABASE_ACCESS_TOKEN: accessToken,
    SUPABASE_PROFILE: profile,
    SUPABASE_HOME: home,
    SUPABASE_NO_UPDATE_NOTIFIER: '1',
    npm_config_prefer_offline: 'true',
  }
}

const account = {email: 'skaitytoja@example.test', password: 'senas slaptažodis 1'}

async function fillIt(): Promise<void> {
  const admin = supabase.client(SECRET_KEY)
  const names = {first_name: 'Gabija', last_name: 'Žukė', privacy_policy_accepted: true}
  const created = await admin.auth.admin.createUser({...account, email_confirm: true, user_metadata: names})
  expect(created.error).toBeNull()
  const photo = await admin.storage
    .from('photo-uploads')
    .upload('photo.jpg', Buffer.from('a photo'), {contentType: 'image/jpeg'})
  expect(photo.error).toBeNull()
  await withDatabase(
    (sql) => sql`
      with payment as (
        insert into public.payments (purpose, method, amount_pence)
        values ('donation', 'bank_transfer', 2500) returning id
      )
      insert into public.donations (payment_id, donor_name) select id, 'Ona' from payment`,
    supabase.databaseUrl,
  )
  await lake.client().create({_id: 'drafts.nauja', _type: 'event', title: {lt: 'Juodraštis', en: ''}})
}

/** What was put there before. */
async function readIt() {
  const {data} = await supabase.client().auth.signInWithPassword(account)
  const photo = await supabase.client(SECRET_KEY).storage.from('photo-uploads').download('photo.jpg')
  return {
    account: data.user?.email,
    photo: await photo.data?.text(),
    money: await withDatabase(
      async (sql) => [
        ...(await sql`
        select donor_name, amount_pence from public.donations join public.payments on id = payment_id`),
      ],
      supabase.databaseUrl,
    ),
    draft: await lake.client().fetch<unknown>('*[_id == "drafts.nauja"][0].title', {}, {perspective: 'raw'}),
  }
}

const filled = {
  account: account.email,
  photo: 'a photo',
  money: [{donor_name: 'Ona', amount_pence: 2500}],
  draft: {lt: 'Juodraštis', en: ''},
}

/** Of somebody who opened pages before the update: their scripts and styles, and a form without script. */
async function requestsOfOldPages(): Promise<SteadyRequest[]> {
  const front = await sendOnce(url, {path: '/'})
  const files = new Set(front.text.match(/\/_next\/static\/[^"\\]+\.(?:js|css)/g))
  expect(files.size).toBeGreaterThan(3)
  const form = postedForm((await sendOnce(url, {path: '/taptinariu'})).text)
  const post = {path: '/taptinariu', method: 'POST', ...form}
  const pages = ['/', '/en', '/naujienos', '/paieska?q=kaledos', '/api/clock'].map((path) => ({path}))
  return [...pages, ...[...files].slice(0, 3).map((path) => ({path})), post, post]
}

const buildServed = async () =>
  (JSON.parse((await sendOnce(url, {path: '/api/health'})).text) as {build: string}).build
const buildOf = (release: string) =>
  readFileSync(server.path('releases', release, 'site/apps/web/.next/BUILD_ID'), 'utf8').trim()

/** Runs it while visitors ask, and tells what they got. */
async function amidRequests(command: string) {
  const stop = sendSteadily(url, requests)
  const result = await server.run(command, environment)
  const {answered, lost} = await stop()
  console.info(command, answered, `lost: ${lost.length}`)
  return {...result, lost}
}

test('an update brings everything to the next commit, and no request is lost', async () => {
  const before = server.release()
  const functions = api.functions.size
  api.functions.clear()
  server.commit({
    'supabase/migrations/20991231000000_note_of_donations.sql':
      'alter table public.donations add column note_of_update text;\n',
    'studio/content-migrations/numbered/0001-note-of-events.ts':
      "export default {filter: '_type == \"event\" && !defined(noteOfUpdate)', change: () => ({set: {noteOfUpdate: 'new'}})}\n",
  })
  const {code, output, lost} = await amidRequests(update)
  expect([code, output]).toEqual([0, expect.stringContaining('Everything is updated')])
  expect(lost).toEqual([])
  expect(server.release()).not.toBe(before)
  expect(await buildServed()).toBe(buildOf(server.release()))
  // nginx has kept them, but not for every visitor and not for long.
  const [, port] = /:(\d+);/.exec(readFileSync(server.path('releases/upstream.conf'), 'utf8')) ?? []
  for (const {path} of requests.filter((each) => each.path.startsWith('/_next/static/')))
    expect((await sendOnce(`http://127.0.0.1:${port}`, {path})).status).toBe(200)
  expect(api.functions.size).toBe(functions)
  expect(await readIt()).toEqual(filled)
  const count = `count(*[_type == "event" && noteOfUpdate != "new"])`
  expect(await lake.client().fetch<number>(count, {}, {perspective: 'raw'})).toBe(0)
  await withDatabase((sql) => sql`select note_of_update from public.donations`, supabase.databaseUrl)
}, 1_500_000)

test('a release that is ill is not switched to, and no visitor meets it', async () => {
  const current = server.release()
  const [before = ''] = readdirSync(server.path('releases')).filter((name) => /^\d{8}T/.test(name))
  const script = server.path('releases', before, 'site/apps/web/server.js')
  const healthy = readFileSync(script)
  const ill = `import('node:http').then(({createServer}) =>
    createServer((_, response) => response.writeHead(500).end()).listen(process.env.PORT, '127.0.0.1'))`
  writeFileSync(script, ill)
  const build = await buildServed()
  const {code, output, lost} = await amidRequests('npm run update -- --back')
  writeFileSync(script, healthy)
  expect([code, output]).toEqual([1, expect.stringContaining('the site runs as before')])
  expect(lost).toEqual([])
  expect([server.release(), await buildServed()]).toEqual([current, build])
}, 300_000)

test('when visitors cannot reach a healthy release, they get the former one again', async () => {
  const before = server.release()
  const served = await buildServed()
  const file = server.path('releases/upstream.conf')
  const written = readFileSync(file, 'utf8')
  const [, port = ''] = /:(\d+);/.exec(written) ?? []
  // For the new release, nginx leads to a port where nothing listens.
  const elsewhere = `[ $PORT = ${port} ] || sed -i s/:[0-9]*/:1/ ${file}; ${reload}`
  const {code, output} = await server.run('npm run update -- --back', {
    ...environment,
    SITE_SWITCH: elsewhere,
  })
  expect([code, output]).toEqual([1, expect.stringContaining('The site is back at the former release')])
  expect([server.release(), await buildServed(), readFileSync(file, 'utf8')]).toEqual([
    before,
    served,
    written,
  ])
}, 300_000)

test('when nginx takes no new port, neither release is stopped, and the next run goes on', async () => {
  const before = server.release()
  const served = await buildServed()
  const {code, output} = await server.run('npm run update -- --back', {...environment, SITE_SWITCH: 'false'})
  expect([code, output]).toEqual([1, expect.stringContaining('Both releases run')])
  expect([server.release(), await buildServed()]).toEqual([before, served])
}, 300_000)

test('it goes back, also after a try that was cut off at the switch, and no request is lost', async () => {
  const before = server.release()
  const served = await buildServed()
  const cut = await server.run('npm run update -- --back', {...environment, SITE_SWITCH: 'kill -9 $PPID'})
  expect([cut.code === 0, server.release(), await buildServed()]).toEqual([false, before, served])
  const {code, output, lost} = await amidRequests('npm run update -- --back')
  expect([code, output]).toEqual([0, expect.stringContaining('The site is back at release')])
  expect(lost).toEqual([])
  expect(server.release() < before).toBe(true)
  expect(await buildServed()).toBe(buildOf(server.release()))
  expect(await readIt()).toEqual(filled)
}, 300_000)
