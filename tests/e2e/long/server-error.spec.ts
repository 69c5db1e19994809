import {cp, mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {encodeSignatureHeader, SIGNATURE_HEADER_NAME} from '@sanity/webhook'
import {freePort} from '../../../scripts/supervisor/ports.ts'
import {stackEnv} from '../../env.ts'
import {allowReports} from '../../support/error-reports.ts'
import {ServiceProcess} from '../../support/service-process.ts'
import {expect, test} from '../../support/test.ts'

const DIST_DIR = '.next-test'
const WEBHOOK_SECRET = 'secret-of-the-webhook'

test.use({expectedConsoleErrors: /status of 500|React error #441/})

let folder: string
let site: ServiceProcess
let url: string

/** A copy of the built site without a Content Lake and without its last results, so that it can render nothing. */
test.beforeAll(async () => {
  await allowReports()
  folder = await mkdtemp(join(tmpdir(), 'server-error-'))
  const standalone = join(import.meta.dirname, '../../../apps/web', DIST_DIR, 'standalone')
  await cp(standalone, folder, {recursive: true, verbatimSymlinks: true})
  await rm(join(folder, 'apps/web', DIST_DIR, 'content'), {recursive: true})
  const port = await freePort()
  url = `http://localhost:${port}`
  const {SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY} = stackEnv()
  site = new ServiceProcess({
    title: 'The site',
    args: [join(folder, 'apps/web/server.js')],
    env: {
      NODE_ENV: 'production',
      HOSTNAME: 'localhost',
      PORT: String(port),
      SITE_URL: url,
      SANITY_API_HOST: `http://localhost:${await freePort()}`,
      SANITY_PROJECT_ID: 'integration',
      SANITY_DATASET: 'production',
      SANITY_API_READ_TOKEN: 'token-that-nobody-asks-for',
      SANITY_WEBHOOK_SECRET: WEBHOOK_SECRET,
      SUPABASE_URL,
      SUPABASE_PUBLISHABLE_KEY,
      WEB_DIST_DIR: DIST_DIR,
    },
    probe: url,
  })
  await site.start()
})

test.afterAll(async () => {
  await site.end('SIGTERM')
  await rm(folder, {recursive: true})
})

test('an error of the server has the same code on the page and in the log, and the site is unhealthy', async ({
  page,
}) => {
  expect((await fetch(`${url}/api/health`)).status).toBe(200)
  const body = JSON.stringify({_id: 'siteSettings', _type: 'content'})
  const signature = await encodeSignatureHeader(body, Date.now(), WEBHOOK_SECRET)
  const headers = {[SIGNATURE_HEADER_NAME]: signature}
  expect((await fetch(`${url}/api/revalidate`, {method: 'POST', headers, body})).status).toBe(200)
  await expect.poll(async () => (await fetch(`${url}/api/health`)).status).toBe(503)

  for (const language of ['lt', 'en']) {
    await page.goto(`${url}/${language}/naujienos`)
    const shown = page.locator('main code')
    await expect(shown).toHaveCount(2)
    const codes = await shown.allInnerTexts()
    expect(codes[0]).toBe(codes[1])
    expect(site.output).toMatch(
      new RegExp(`^Error ${codes[0]} \\(digest \\S+\\) on /${language}/naujienos `, 'm'),
    )
    await expect(page.getByRole('heading', {name: 'Svetainės parodyti nepavyko'})).toBeVisible()
    await expect(page.getByRole('heading', {name: 'The site couldn’t be shown'})).toBeVisible()
  }
})
