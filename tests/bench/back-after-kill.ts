import {readFileSync} from 'node:fs'
import {loadavg} from 'node:os'
import {join} from 'node:path'
import {setTimeout as wait} from 'node:timers/promises'
import {stackEnv, stateDirectory} from '../env.ts'
import {sendContactForm} from '../support/reading-attack.ts'
import {runningService} from '../support/run-record.ts'
import {requireLoopback} from './loopback.ts'

// By hand, since a service that ends fails the runs of npm: npm start, and beside it, with STATE_DIR and what
// `npm run --silent status -- --env` prints in the environment: node tests/bench/back-after-kill.ts

const WRITERS = 200
const LIMIT_MS = 120_000
const env = stackEnv()
for (const url of [env.SITE_URL, env.STUDIO_URL, env.SANITY_API_HOST, env.SUPABASE_URL]) requireLoopback(url)

const pidIn = (path: string) =>
  Number(readFileSync(join(stateDirectory(), 'supabase', path), 'utf8').split('\n')[0])

const key = {apikey: env.SUPABASE_PUBLISHABLE_KEY, 'content-type': 'application/json'}
const statusOf = async (url: string, init: RequestInit = {}) => {
  const response = await fetch(url, {...init, signal: AbortSignal.timeout(5000)})
  await response.arrayBuffer()
  return response.status
}
const sanity = `${env.SANITY_API_HOST}/v2025-02-19/data`
const bearer = (token: string) => ({authorization: `Bearer ${token}`, 'content-type': 'application/json'})

/** A like of a new visitor, which Postgres stores. */
function like() {
  const id = `anon_${Date.now()}_${crypto.randomUUID().replaceAll('-', '')}`
  return statusOf(`${env.SUPABASE_URL}/rest/v1/event_likes`, {
    method: 'POST',
    headers: {...key, prefer: 'return=minimal', 'x-anonymous-id': id},
    body: JSON.stringify({event_id: 'kaledos-2025', user_id: id}),
  })
}

interface Victim {
  title: string
  /** What the supervisor starts again. */
  service: string
  pid: () => number
  /** The first good answers show that it works again. */
  ask: Record<string, () => Promise<number>>
}

const logIn = () =>
  statusOf(`${env.SUPABASE_URL}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: key,
    body: JSON.stringify({email: 'narys@example.test', password: 'slaptazodis'}),
  })

const bucket = () =>
  statusOf(`${env.SUPABASE_URL}/storage/v1/bucket`, {
    headers: {...bearer(env.SUPABASE_SECRET_KEY), apikey: env.SUPABASE_SECRET_KEY},
  })

const edit = () =>
  statusOf(`${sanity}/mutate/${env.SANITY_DATASET}`, {
    method: 'POST',
    headers: bearer(env.SANITY_API_WRITE_TOKEN),
    body: JSON.stringify({mutations: [{createOrReplace: {_id: 'drafts.back', _type: 'newsItem'}}]}),
  })

const product = () =>
  statusOf(`${env.STRIPE_API_BASE}/v1/products`, {
    method: 'POST',
    headers: {authorization: `Bearer ${env.STRIPE_SECRET_KEY}`},
    body: new URLSearchParams({name: 'Back'}),
  })

const email = () =>
  statusOf(`${env.RESEND_BASE_URL}/emails`, {
    method: 'POST',
    headers: bearer(env.RESEND_API_KEY),
    body: JSON.stringify({from: 'a@example.test', to: 'b@example.test', subject: 'Back', text: 'Back'}),
  })

const own = (service: string, title: string, ask: () => Promise<number>): Victim => ({
  title,
  service,
  pid: () => runningService(service).pid ?? 0,
  ask: {[title]: ask},
})

const victims: Victim[] = [
  {
    title: 'Postgres',
    service: 'Supabase',
    pid: () => pidIn('postgres/postmaster.pid'),
    ask: {Postgres: like},
  },
  own('Functions', 'functions', () => sendContactForm(`${env.SUPABASE_URL}/functions/v1`)),
  own('Content Lake', 'Content Lake', edit),
  own('Stripe', 'Stripe’s stand-in', product),
  own('Mail inbox', 'mail stand-in', email),
  own('Site', 'site', () => statusOf(`${env.SITE_URL}/naujienos`)),
  own('Studio', 'Studio', () => statusOf(env.STUDIO_URL)),
  {title: 'PostgREST', service: 'Supabase', pid: () => pidIn('postgrest.pid'), ask: {PostgREST: like}},
  {...own('Supabase', '', like), ask: {gateway: like, Auth: logIn, Storage: bucket}},
]

const isGood = (ask: () => Promise<number>) =>
  ask().then(
    (status) => status >= 200 && status < 300,
    () => false,
  )

async function untilGood(ask: () => Promise<number>, since: number): Promise<number> {
  for (; performance.now() - since < LIMIT_MS; await wait(20)) {
    // oxlint-disable-next-line no-await-in-loop -- until it answers
    if (await isGood(ask)) return performance.now() - since
  }
  throw new Error(`It does not come back: ${ask.name}`)
}

let isEnding = false
const written = {taken: 0, refused: 0}
const writers = Array.from({length: WRITERS}, async () => {
  while (!isEnding) {
    // oxlint-disable-next-line no-await-in-loop -- each writer writes one after the other
    const good = await isGood(like)
    written[good ? 'taken' : 'refused'] += 1
    // oxlint-disable-next-line no-await-in-loop
    await wait(good ? 200 : 1000)
  }
})

/** A service that has run for a minute starts again after the shortest delay. */
const SETTLED_MS = 65_000
const killedAt = new Map<string, number>()

await Promise.all(
  victims.flatMap(({ask}) => Object.values(ask)).map((ask) => untilGood(ask, performance.now())),
)
console.log('| killed | good answer after | load | likes taken meanwhile |')
for (const {service, pid, ask} of victims) {
  const taken = written.taken
  // oxlint-disable-next-line no-await-in-loop -- one is killed after the other
  await wait(Math.max(3000, (killedAt.get(service) ?? -Infinity) + SETTLED_MS - performance.now()))
  process.kill(pid(), 'SIGKILL')
  const since = performance.now()
  // oxlint-disable-next-line no-await-in-loop
  await wait(10)
  const backs = Object.entries(ask).map(async ([title, each]) => {
    const seconds = ((await untilGood(each, since)) / 1000).toFixed(1)
    console.log(`| ${title} | ${seconds} s | ${loadavg()[0]?.toFixed(1)} | ${written.taken - taken} |`)
  })
  // oxlint-disable-next-line no-await-in-loop
  await Promise.all(backs)
  killedAt.set(service, performance.now())
}
isEnding = true
await Promise.all(writers)
console.log(`${written.taken} likes taken, ${written.refused} refused`)
