import type {Page} from '@playwright/test'
import {stackEnv} from '../env.ts'
import {countSentBytes} from '../support/sent-bytes.ts'
import {editors, logIn} from '../support/studio.ts'
import {expect, test} from '../support/test.ts'
import {timeLimits} from '../support/time-limits.ts'

const MAX_BYTES = 2_000_000

// The Studio asks whether feedback can be sent, which it cannot.
test.use({expectedConsoleErrors: /status of 404/})

test('the Studio calls this machine only, asks nothing twice, and sends under 2 MB', async ({page}) => {
  const {STUDIO_URL} = stackEnv()
  const elsewhere: string[] = []
  page.on('request', (request) => {
    const {protocol, hostname} = new URL(request.url())
    const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost')
    if (protocol.startsWith('http') && !isLocal) elsewhere.push(request.url())
  })
  const sent = await countSentBytes(page, STUDIO_URL)

  await logIn(page, editors.editor)
  await showsStart(page)
  await page.getByRole('link', {name: 'Naujienos'}).first().click()
  await expect(page.getByRole('link', {name: /Važiuojame prie jūros/})).toBeVisible({
    timeout: timeLimits.studio,
  })
  await sent.settled()
  expect(elsewhere).toEqual([])
  const first = sent.take()
  expect(first).toBeGreaterThan(100_000)
  expect(first).toBeLessThan(MAX_BYTES)

  const queries: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/data/query/')) queries.push(request.url())
  })
  await page.reload()
  await showsStart(page)
  await sent.settled()
  expect(queries.length).toBeGreaterThan(3)
  expect(queries.filter((query, at) => queries.indexOf(query) !== at)).toEqual([])
  expect(sent.take()).toBeLessThan(50_000)
})

const showsStart = (page: Page) =>
  expect(page.getByRole('link', {name: 'Naujienos'}).first()).toBeVisible({timeout: timeLimits.studio})
