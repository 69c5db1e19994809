// @vitest-environment jsdom
import {afterAll, beforeAll, expect, test} from 'vitest'
import {stackEnv} from '../env.ts'
import {refusedInline} from '../support/inline-elements.ts'
import {NginxProcess} from '../support/nginx-process.ts'
import {runningService} from '../support/run-record.ts'
import {sanityClient} from '../support/sanity-client.ts'

/** In front of the stack's site. */
let nginx: NginxProcess
let url: string

beforeAll(async () => {
  nginx = await NginxProcess.start([stackEnv().SITE_URL])
  url = nginx.url
})

afterAll(() => nginx.stop())

async function ask(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(url + path, {headers, redirect: 'manual'})
  return {
    status: response.status,
    cache: response.headers.get('x-cache'),
    type: response.headers.get('content-type')?.split(';')[0],
    encoding: response.headers.get('content-encoding'),
    policy: response.headers.get('content-security-policy') ?? '',
    text: await response.text(),
  }
}

/** Asks until the answer is one that was kept. */
async function untilKept(path: string, headers?: Record<string, string>): Promise<void> {
  await expect.poll(async () => (await ask(path, headers)).cache, {interval: 20}).toBe('HIT')
}

const titleOf = ({text}: {text: string}) => /<title>([^<]*)/.exec(text)?.[1]

test('a crowd gets kept pages, each in its own encoding and kind', async () => {
  for (const encoding of ['br', 'gzip', 'identity']) {
    await untilKept('/naujienos', {'accept-encoding': encoding})
    const {text, type} = await ask('/naujienos', {'accept-encoding': encoding})
    expect([type, text.includes('</html>')]).toEqual(['text/html', true])
  }
  expect((await ask('/naujienos', {'accept-encoding': 'br'})).encoding).toBe('br')
  const page = await ask('/naujienos')
  expect(refusedInline(page.text, page.policy)).toEqual([])
  const data = await fetch(`${url}/naujienos?_rsc=1`, {headers: {rsc: '1'}})
  expect(data.headers.get('content-type')).toContain('text/x-component')
  expect(await data.text()).not.toContain('</html>')
  expect((await ask('/naujienos')).text).toBe(page.text)
})

test('a search has an answer of its own, a preview, a form and the API are not kept', async () => {
  const [christmas, run] = await Promise.all([ask('/paieska?q=kaledos'), ask('/paieska?q=begimas')])
  expect(christmas.text).not.toBe(run.text)
  const [nonce, next] = [await ask('/paieska'), await ask('/paieska')].map(
    ({policy}) => /'nonce-[^']+'/.exec(policy)?.[0],
  )
  expect(nonce).toBeDefined()
  expect(nonce).not.toBe(next)
  await untilKept('/naujienos')
  expect((await ask('/naujienos', {cookie: 'a=b; preview=x'})).cache).toBe('BYPASS')
  expect((await ask('/naujienos', {cookie: 'a=b; preview=x'})).cache).toBe('BYPASS')
  expect((await ask('/api/clock')).cache).toBeNull()
  expect((await ask('/api/health')).cache).toBeNull()
  expect((await ask('/tokio-nera')).status).toBe(404)
})

test('once a published title is there, the former one is never sent again', async () => {
  const client = sanityClient()
  const item = await client.fetch<{slug: string; title: {lt: string}}>(
    '*[_id == "newsItem-10"][0]{"slug": slug.current, title}',
  )
  const path = `/naujienos/${item.slug}`
  try {
    for (const number of [1, 2, 3]) {
      await untilKept(path)
      const title = `Paskelbta ${number}`
      await client.patch('newsItem-10').set({'title.lt': title}).commit()
      await expect.poll(async () => titleOf(await ask(path)), {interval: 20}).toContain(title)
      for (let n = 0; n < 100; n++) expect(titleOf(await ask(path))).toContain(title)
    }
  } finally {
    await client.patch('newsItem-10').set({'title.lt': item.title.lt}).commit()
  }
})

test('pages stay readable while the site is started again', async () => {
  await untilKept('/renginiai')
  const {pid, restarts} = runningService('Site')
  process.kill(pid ?? 0, 'SIGKILL')
  const statuses = new Set<number>()
  await expect
    .poll(
      async () => {
        statuses.add((await ask('/renginiai')).status)
        return runningService('Site').restarts
      },
      {interval: 20, timeout: 60_000},
    )
    .toBe(restarts + 1)
  await expect.poll(async () => (await ask('/')).status, {timeout: 60_000}).toBe(200)
  expect([...statuses]).toEqual([200])
})
