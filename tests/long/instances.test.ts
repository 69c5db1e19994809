import {cpSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {setTimeout as wait} from 'node:timers/promises'
import {afterAll, beforeAll, beforeEach, expect, test} from 'vitest'
import {siteBuild, siteVariables} from '../env.ts'
import {NginxProcess} from '../support/nginx-process.ts'
import {newsItemToChange, sendWebhook} from '../support/published-title.ts'
import {RedisProcess} from '../support/redis-process.ts'
import {SiteProcess} from '../support/site-process.ts'

/** Two instances of the built site with one Redis, behind the nginx of docs/nginx.conf. */
let redis: RedisProcess
let instances: [SiteProcess, SiteProcess]
let nginx: NginxProcess
let item: Awaited<ReturnType<typeof newsItemToChange>>
let published = 0

const env = () => ({...siteVariables(), WEB_DIST_DIR: siteBuild(), REDIS_URL: redis.url})

beforeAll(async () => {
  redis = await RedisProcess.start()
  instances = [await SiteProcess.start(env()), await SiteProcess.start(env())]
  nginx = await NginxProcess.start(instances.map(({url}) => url))
  item = await newsItemToChange()
})

afterAll(async () => {
  await item.changeBack()
  await nginx.stop()
  await Promise.all(instances.map((instance) => instance.kill()))
  await redis.kill()
})

/** Publishes another title, and resolves to it. */
async function publishAnother(): Promise<string> {
  published += 1
  const title = `Paskelbta ${published}`
  await item.publish(title)
  return title
}

const shownByBoth = () => Promise.all(instances.map(({url}) => item.shownBy(url)))

async function expectOnBoth(title: string): Promise<void> {
  await expect.poll(shownByBoth, {interval: 20}).toEqual([title, title])
}

/** An instance learns by itself each minute what was published. What a test shows must not come from that. */
beforeEach(async () => {
  const title = await publishAnother()
  await expect.poll(() => sendWebhook(nginx.url)).toBe(200)
  await expectOnBoth(title)
})

test('one instance renders a page, the other has it from Redis', async () => {
  await publishAnother()
  expect(await sendWebhook(nginx.url)).toBe(200)
  await wait(200)
  const [first, second] = instances.map(({url}) => url + item.path) as [string, string]
  const kept = async (url: string) => (await fetch(url)).headers.get('x-nextjs-cache')
  expect([await kept(first), await kept(second)]).toEqual(['MISS', 'HIT'])
})

test('what one instance is told, both show, and never again what was there before', async () => {
  const tookMs: number[] = []
  for (let n = 0; n < 10; n++) {
    const title = await publishAnother()
    const since = performance.now()
    expect(await sendWebhook(nginx.url)).toBe(200)
    await expectOnBoth(title)
    tookMs.push(Math.round(performance.now() - since))
    for (let again = 0; again < 10; again++) expect(await shownByBoth()).toEqual([title, title])
  }
  console.info(`From the webhook until both instances show it: ${tookMs.join(', ')} ms`)
})

test('nothing is lost when an instance is killed while it is told', async () => {
  for (let n = 0; n < 6; n++) {
    const killed = instances[n % 2] as SiteProcess
    const left = instances[(n + 1) % 2] as SiteProcess
    const title = await publishAnother()
    const told = sendWebhook(nginx.url)
    await wait(n * 2)
    await killed.kill()
    expect(await told).toBe(200)
    await expect.poll(() => item.shownBy(left.url), {interval: 20}).toBe(title)
    await killed.startAgain()
    await expectOnBoth(title)
  }
})

test('pages stay readable and both instances are told while Redis is killed, and agree once it is back', async () => {
  await redis.kill()
  const during = await publishAnother()
  // Sanity sends it again after this answer.
  expect(await sendWebhook(nginx.url)).toBe(503)
  await expectOnBoth(during)
  const pages = ['/', '/en', '/renginiai', '/naujienos']
  for (const {url} of instances)
    for (const page of pages) expect([page, (await fetch(url + page)).status]).toEqual([page, 200])

  await redis.startAgain()
  const after = await publishAnother()
  await expect.poll(() => sendWebhook(nginx.url)).toBe(200)
  await expectOnBoth(after)
})

test('what an instance was told without Redis, it tells the other once Redis is back', async () => {
  await redis.kill()
  const title = await publishAnother()
  const [first] = instances
  expect(await sendWebhook(first.url)).toBe(503)
  await redis.startAgain()
  await expectOnBoth(title)
})

test('pages are answered while Redis takes connections and answers nothing', async () => {
  redis.pause()
  try {
    const title = await publishAnother()
    expect(await sendWebhook(nginx.url)).toBe(503)
    await expectOnBoth(title)
  } finally {
    redis.resume()
  }
})

test('an instance that starts without Redis answers, and joins the others', async () => {
  await redis.kill()
  const [first] = instances
  await first.kill()
  await first.startAgain()
  const title = await publishAnother()
  expect(await sendWebhook(nginx.url)).toBe(503)
  await expectOnBoth(title)
  await redis.startAgain()
  const next = await publishAnother()
  await expect.poll(() => sendWebhook(nginx.url)).toBe(200)
  await expectOnBoth(next)
})

test('a copy of the build made later shows what was published meanwhile, and another build is told too', async () => {
  const title = await publishAnother()
  expect(await sendWebhook(nginx.url)).toBe(200)
  await expectOnBoth(title)
  const folder = mkdtempSync(join(tmpdir(), 'copied-build-'))
  const build = join(folder, 'standalone')
  const root = join(import.meta.dirname, '../../apps/web', siteBuild(), 'standalone')
  try {
    cpSync(root, build, {recursive: true, verbatimSymlinks: true})
    const copy = await SiteProcess.start(env(), {build})
    expect(await item.shownBy(copy.url)).toBe(title)
    await copy.kill()

    const id = `${Date.now()}-another`
    writeFileSync(join(build, 'apps/web', siteBuild(), 'BUILD_ID'), id)
    const other = await SiteProcess.start(env(), {build})
    await expect.poll(() => item.shownBy(other.url)).toBe(title)
    expect(await redis.ask(`EXISTS site:${id}:times`)).toContain(':1')
    const next = await publishAnother()
    expect(await sendWebhook(nginx.url)).toBe(200)
    await expectOnBoth(next)
    await expect.poll(() => item.shownBy(other.url), {interval: 20}).toBe(next)
    await other.kill()
  } finally {
    rmSync(folder, {recursive: true})
  }
})
