import {execFile} from 'node:child_process'
import {join} from 'node:path'
import {promisify} from 'node:util'
import {encodeSignatureHeader, SIGNATURE_HEADER_NAME} from '@sanity/webhook'
import {contentChangedWebhook} from '@site/schemas/webhooks/content-changed'
import {inheritedEnv, stackEnv} from '../env.ts'
import {LakeProcess, READ_TOKEN, WEBHOOK_SECRET, WRITE_TOKEN} from '../support/lake-process.ts'
import {expectOnSite} from '../support/on-site.ts'
import {freePort} from '../../scripts/supervisor/ports.ts'
import {SiteProcess} from '../support/site-process.ts'
import {expect, test} from '../support/test.ts'
import {long} from '../support/views.ts'

const CRON_SECRET = 'secret-of-the-schedule'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')

/** What the built site needs apart from the Content Lake. */
function siteVariables() {
  const {SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY} = stackEnv()
  return {
    SANITY_API_READ_TOKEN: READ_TOKEN,
    SANITY_WEBHOOK_SECRET: WEBHOOK_SECRET,
    SUPABASE_URL,
    SUPABASE_PUBLISHABLE_KEY,
    SITE_CLOCK: '2025-11-15T14:00:00Z',
    WEB_DIST_DIR: '.next-test',
    CRON_SECRET,
  }
}

const statusOf = async (url: string) => (await fetch(url)).status
const bodyOf = async (url: string) => (await fetch(url)).text()
const titleOf = async (url: string) => /<title>([^<]*)/.exec(await bodyOf(url))?.[1]

/** As the schedule of a host does. Returns the tags of what has changed. */
async function compareContent(siteUrl: string): Promise<string[]> {
  const headers = {authorization: `Bearer ${CRON_SECRET}`}
  const response = await fetch(`${siteUrl}/api/check-content`, {headers})
  const {revalidated} = (await response.json()) as {revalidated: string[]}
  return revalidated
}

/** As after a change whose pages nobody has visited since. */
async function revalidateAll(siteUrl: string): Promise<void> {
  const body = JSON.stringify({_id: 'content', _type: 'content'})
  const signature = await encodeSignatureHeader(body, Date.now(), WEBHOOK_SECRET)
  const response = await fetch(`${siteUrl}/api/revalidate`, {
    method: 'POST',
    headers: {[SIGNATURE_HEADER_NAME]: signature},
    body,
  })
  expect(await response.json()).toEqual({revalidated: 'content'})
}

test.describe('with a Content Lake of its own', () => {
  let lake: LakeProcess
  let startSite: () => Promise<SiteProcess>
  let webhook: object

  test.beforeAll(async () => {
    const sitePort = await freePort()
    webhook = {
      ...contentChangedWebhook,
      url: `http://localhost:${sitePort}/api/revalidate`,
      secret: WEBHOOK_SECRET,
    }
    lake = await LakeProcess.start()
    const shared = {
      SANITY_API_HOST: lake.host,
      SANITY_PROJECT_ID: 'integration',
      SANITY_DATASET: 'production',
    }
    await run(process.execPath, [join(root, 'studio/seed/load.ts')], {
      cwd: root,
      env: {...inheritedEnv, ...shared, SANITY_API_WRITE_TOKEN: WRITE_TOKEN},
    })
    // From here on: each document of the seed would be a webhook of its own, before those of the tests.
    await lake.kill()
    await lake.launch({LAKE_WEBHOOKS: JSON.stringify([webhook])})
    startSite = () => SiteProcess.start({...shared, ...siteVariables()}, {port: sitePort})
  })

  test.afterAll(() => lake.stop())

  test('during an outage visitors read the last good pages, and changes arrive after it', async () => {
    const site = await startSite()
    try {
      const client = lake.client()
      const slug = await client.fetch<string>('*[_id == "newsItem-10"][0].slug.current')
      const pages = [
        '/',
        '/en',
        '/naujienos',
        '/renginiai',
        '/kaledos-2025',
        `/naujienos/${slug}`,
        '/rss.xml',
        '/sitemap.xml',
        '/api/search?language=lt&q=kaledos',
      ]
      await client.patch('newsItem-10').set({'title.lt': 'Prieš gedimą'}).commit()
      await expectOnSite(() => titleOf(`${site.url}/naujienos/${slug}`)).toContain('Prieš gedimą')

      await lake.kill()
      await revalidateAll(site.url)
      for (const page of pages) expect(await statusOf(site.url + page), page).toBe(200)
      expect(await titleOf(`${site.url}/naujienos/${slug}`)).toContain('Prieš gedimą')
      expect(await statusOf(`${site.url}/tokio-nera`)).toBe(404)

      await lake.launch()
      await client.patch('newsItem-10').set({'title.lt': 'Po gedimo'}).commit()
      await expectOnSite(() => titleOf(`${site.url}/naujienos/${slug}`)).toContain('Po gedimo')
    } finally {
      await site.stop()
    }
  })

  test('a change whose webhook was lost is found by the schedule, and only that', async () => {
    const client = lake.client()
    const slug = await client.fetch<string>('*[_id == "newsItem-10"][0].slug.current')
    const site = await startSite()
    const title = () => titleOf(`${site.url}/naujienos/${slug}`)
    const settled = () => expect.poll(() => compareContent(site.url), {timeout: 15_000}).toEqual([])
    try {
      expect((await fetch(`${site.url}/api/check-content`)).status).toBe(401)
      expect((await fetch(`${site.url}/api/check-clock`, {method: 'POST', body: '{}'})).status).toBe(401)
      await settled()

      await client.patch('newsItem-10').set({'title.lt': 'Su pranešimu'}).commit()
      await expectOnSite(title).toContain('Su pranešimu')
      await settled()

      await lake.kill()
      await lake.launch({LAKE_WEBHOOKS: '[]'})
      await client.patch('newsItem-10').set({'title.lt': 'Be pranešimo'}).commit()
      expect(await compareContent(site.url)).toEqual(['newsItem'])
      expect(await title()).toContain('Be pranešimo')
      await settled()
    } finally {
      await site.stop()
      await lake.kill()
      await lake.launch({LAKE_WEBHOOKS: JSON.stringify([webhook])})
    }
  })

  test('changes made while the site was stopped are there when it starts', long, async () => {
    await lake.client().patch('newsItem-10').set({'title.lt': 'Paskelbta nakčia'}).commit()
    const site = await startSite()
    try {
      await expectOnSite(() => bodyOf(`${site.url}/naujienos`)).toContain('Paskelbta nakčia')
    } finally {
      await site.stop()
    }
  })
})

test('a site that starts during an outage logs it and serves the pages of its build', long, async () => {
  const environment = {
    SANITY_API_HOST: `http://localhost:${await freePort()}`,
    SANITY_PROJECT_ID: 'integration',
    SANITY_DATASET: 'production',
    ...siteVariables(),
  }
  const site = await SiteProcess.start(environment)
  try {
    expect(await statusOf(site.url)).toBe(200)
    await expect
      .poll(() => site.log)
      .toContain(`Content Lake at ${environment.SANITY_API_HOST} does not answer`)
  } finally {
    await site.stop()
  }
})
