import {execFile} from 'node:child_process'
import {cpSync, lstatSync, mkdtempSync, readdirSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {promisify} from 'node:util'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {inheritedEnv, siteVariables, stackEnv} from '../env.ts'
import {newsItemToChange, sendWebhook} from '../support/published-title.ts'
import {sendRaw, type RawRequest} from '../support/raw-request.ts'
import {RedisProcess} from '../support/redis-process.ts'
import {SiteProcess} from '../support/site-process.ts'

/** As a host does that starts the site for requests and stops it between them: built so, and every process is killed. */
const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')
const web = join(root, 'apps/web')
const turbo = join(root, 'node_modules/.bin/turbo')
const folder = mkdtempSync(join(tmpdir(), 'serverless-'))
const build = join(folder, 'standalone')

/** The clock of the example content, and one after the event below. */
const asBuilt = '2025-11-15T10:00:00Z'
const afterEvent = '2025-12-30T10:00:00Z'

const env = {
  ...siteVariables(),
  WEB_DIST_DIR: '.next-serverless',
  SERVERLESS: 'true',
  CRON_SECRET: 'secret-of-the-schedule',
  SITE_CLOCK: asBuilt,
}

let asCopied: ReturnType<typeof writtenAt>

beforeAll(async () => {
  // Turbo, with which a host may build, passes only the variables that turbo.json names.
  await run(turbo, ['run', 'build', '--filter=@site/web', '--cache=local:,remote:'], {
    cwd: root,
    env: {...inheritedEnv, ...env, SITE_URL: stackEnv().SITE_URL, NODE_ENV: 'production'},
    maxBuffer: 64 * 1024 * 1024,
  })
  cpSync(join(web, env.WEB_DIST_DIR, 'standalone'), build, {recursive: true, verbatimSymlinks: true})
  asCopied = writtenAt(build)
}, 900_000)

afterAll(() => {
  rmSync(join(web, env.WEB_DIST_DIR), {recursive: true, force: true})
  rmSync(folder, {recursive: true})
})

/** When each file below a folder was written. */
const writtenAt = (below: string) =>
  readdirSync(below, {recursive: true, encoding: 'utf8'}).map((path) => [
    path,
    lstatSync(join(below, path)).mtimeMs,
  ])

type Visit<Answer> = (url: string) => Promise<Answer>

/** Starts a process on a copy of the build, which nothing that it wrote outlives, and kills it after the visit. */
async function inOwnProcess<Answer>(changes: Record<string, string>, visit: Visit<Answer>): Promise<Answer> {
  const site = await SiteProcess.start({...env, ...changes}, {build})
  try {
    return await visit(site.url)
  } finally {
    await site.kill()
  }
}

const bodyOf = async (url: string) => (await fetch(url)).text()

async function checkClock(url: string): Promise<unknown> {
  const headers = {authorization: `Bearer ${env.CRON_SECRET}`}
  return await (await fetch(`${url}/api/check-clock`, {headers})).json()
}

describe.each(['with Redis', 'without Redis'])('%s', (which) => {
  let redis: RedisProcess | undefined
  let item: Awaited<ReturnType<typeof newsItemToChange>>
  let shared: Record<string, string> = {}

  beforeAll(async () => {
    item = await newsItemToChange()
    if (which === 'without Redis') return
    redis = await RedisProcess.start()
    shared = {REDIS_URL: redis.url}
  })

  afterAll(async () => {
    await item.changeBack()
    await redis?.kill()
  })

  test('each process answers with what is published and what time it is', async () => {
    const title = `Be proceso ${which === 'with Redis' ? 1 : 2}`
    expect(await inOwnProcess(shared, (url) => item.shownBy(url))).not.toBe(title)
    await item.publish(title)
    expect(await inOwnProcess(shared, sendWebhook)).toBe(200)
    for (let n = 0; n < 2; n++) expect(await inOwnProcess(shared, (url) => item.shownBy(url))).toBe(title)

    const event = (url: string) => bodyOf(`${url}/en/kaledos-2025`)
    expect(await inOwnProcess(shared, event)).not.toContain('This event is over')
    const later = {...shared, SITE_CLOCK: afterEvent}
    await inOwnProcess(later, checkClock)
    expect(await inOwnProcess(later, event)).toContain('This event is over')
    expect(await inOwnProcess(later, (url) => item.shownBy(url))).toBe(title)
  })
})

describe('without anything of the site in front of Next', () => {
  let site: SiteProcess

  beforeAll(async () => {
    site = await SiteProcess.start(env, {build})
  })

  afterAll(() => site.kill())

  const send = (path: string, request: Partial<RawRequest> = {}) =>
    sendRaw(site.url, {method: 'GET', path, headers: [], body: '', ...request})

  test.each<[what: string, path: string, status: number, request?: Partial<RawRequest>]>([
    ['a page', '/naujienos', 200],
    ['a redirect to the default language', '/lt/naujienos', 307],
    ['a redirect from an old path', '/renginiai/kaledos-2025', 308],
    ['a 404 page', '/nera', 404],
    ['a 404 page of an undecodable path', '/%E0%A4%A', 404],
    ['a 404 page of a long path', `/${'a'.repeat(9000)}`, 404],
    ['a malformed path of the API', '/api/%zz', 400],
    ['a path of the API that is no text', '/api/search/%C0%AF?q=a', 400],
    ['letters in a path of the API', '/api/share-picture/lt/%C5%A1eima', 404],
    ['another method', '/naujienos', 405, {method: 'DELETE'}],
    ['another method of the API', '/api/search', 405, {method: 'PUT'}],
    ['a malformed form', '/taptinariu', 400, {method: 'POST', body: 'a=b'}],
    ['the key to a page', '/naujienos', 400, {headers: [['x-prerender-revalidate', 'any']]}],
    ['the key to the API', '/api/addresses', 400, {headers: [['x-prerender-revalidate', 'any']]}],
    ['a header of the guard', '/nera', 400, {headers: [['x-ordinary-page', '1']]}],
    ['a feed', '/rss.xml', 200],
    ['a search', '/api/search?q=a', 200],
  ])('%s: %s has the security headers', async (_, path, status, request) => {
    const response = await send(path, request)
    expect(response.status).toBe(status)
    expect(Object.keys(response.headers)).toEqual(
      expect.arrayContaining(['content-security-policy', 'x-content-type-options', 'referrer-policy']),
    )
  })

  test.each(['/naujienos/', '//naujienos'])('%s leads to the page, with nothing else', async (path) => {
    const {status, headers, body} = await send(path)
    expect([status, headers.location, body]).toEqual([308, '/naujienos', '/naujienos'])
  })

  test('a malformed path of a script is refused', async () => {
    expect((await send('/_next/static/%E0%A4%A.js')).status).toBe(400)
  })

  test('no query gets into a page for everybody, and a redirect keeps it', async () => {
    for (const [n, path] of ['/naujienos', '/en/naujienos', '/en'].entries()) {
      const secret = `slaptas-raktas-${n}`
      const headers: [string, string][] = [['x-page-query', `token=${secret}`]]
      expect(await sendWebhook(site.url)).toBe(200)
      const asked = `${path}?token=${secret}`
      const pages = [
        await send(asked, n === 0 ? {headers} : {}),
        await send(path),
        await send(`${asked}&_rsc=1`, {headers: [['rsc', '1']]}),
      ]
      expect(pages.map(({status, body}) => [status, body.includes('</html>')])).toEqual(
        Array.from(pages, () => [200, true]),
      )
      expect(pages.map(({body}) => body.includes(secret))).toEqual([false, false, false])
    }
    const redirected = await send('/renginiai/kaledos-2025?token=x')
    expect(redirected.headers.location).toMatch(/\/kaledos-2025\?token=x$/)
    expect((await send('/paieska?q=kaledos')).body).toContain('kaledos')
  })
})

test('nothing of this was written into the build', () => {
  expect(writtenAt(build)).toEqual(asCopied)
})
