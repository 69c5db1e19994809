import {type Browser, chromium, type Page} from '@playwright/test'
import type {Figure, Section} from '../../scripts/bench/report.ts'
import {findChromium} from '../../scripts/supervisor/chromium.ts'
import {stackEnv} from '../env.ts'
import {sanityClient} from '../support/sanity-client.ts'
import {editors, logIn, openDocument} from '../support/studio.ts'
import {latency, repeated} from './figures.ts'
import type {PartOptions} from '../../scripts/bench/parts.ts'
import {forms, type Session} from './studio-forms.ts'
import {countSentBytes} from '../support/sent-bytes.ts'

const LIMIT_MS = 30_000
const EDITS = 20
const POLL_MS = 20
/** A person types with pauses in which the Studio saves. */
const PAUSE_MS = 1500

/** What a volunteer waits for in the Studio, in a browser. */
export async function measurePart({runs}: PartOptions): Promise<Section[]> {
  const executablePath = findChromium()
  const browser = await chromium.launch({executablePath, args: ['--no-sandbox']})
  try {
    const session = await logInOnce(browser)
    return [
      {title: 'Studio: from opening it to its start page', figures: await openings(browser, session, runs)},
      {title: 'Studio: each form', figures: await forms(browser, session)},
      {title: 'Studio: until it is seen', figures: await edits(browser, session)},
    ]
  } finally {
    await browser.close()
  }
}

async function logInOnce(browser: Browser): Promise<Session> {
  const context = await browser.newContext({locale: 'lt-LT'})
  await logIn(await context.newPage(), editors.editor)
  const session = await context.storageState()
  await context.close()
  return session
}

async function openings(browser: Browser, storageState: Session, runs: number): Promise<Figure[]> {
  const cold: number[] = []
  const warm: number[] = []
  const bytes: number[] = []
  const bytesAgain: number[] = []
  for (let run = 0; run < runs; run++) {
    const context = await browser.newContext({storageState, locale: 'lt-LT'})
    const page = await context.newPage()
    const sent = await countSentBytes(page, stackEnv().STUDIO_URL)
    cold.push(await opening(page))
    bytes.push(sent.take())
    warm.push(await opening(page))
    bytesAgain.push(sent.take())
    await context.close()
  }
  return [
    repeated('first visit', 'usable', 'ms', cold),
    repeated('first visit', 'sent', 'bytes', bytes),
    repeated('next visit', 'usable', 'ms', warm),
    repeated('next visit', 'sent', 'bytes', bytesAgain),
  ]
}

async function opening(page: Page): Promise<number> {
  const from = performance.now()
  await page.goto(stackEnv().STUDIO_URL)
  await page
    .getByTestId('start-page')
    .getByRole('link', {name: 'Paskelbti renginį', exact: true})
    .waitFor({timeout: LIMIT_MS})
  return performance.now() - from
}

async function edits(browser: Browser, storageState: Session): Promise<Figure[]> {
  const client = sanityClient()
  const news = await client.fetch<{_id: string; _type: string; slug: string; title: object}>(
    '*[_type == "newsItem"] | order(date desc)[0]{_id, _type, title, "slug": slug.current}',
  )
  const context = await browser.newContext({storageState, locale: 'lt-LT'})
  const page = await context.newPage()
  const visitor = await (await browser.newContext()).newPage()
  const shown: number[] = []
  const published: number[] = []
  try {
    await openDocument(page, news)
    await page.getByRole('link', {name: 'Peržiūrėti čia'}).click()
    const heading = page.frameLocator('iframe').getByRole('heading', {level: 1})
    await heading.waitFor({timeout: LIMIT_MS})
    const preview = await (await heading.elementHandle())?.ownerFrame()
    if (!preview) throw new Error('The preview has no frame')
    const field = page.getByTestId('field-title.lt').getByRole('textbox')
    await visitor.goto(stackEnv().SITE_URL)
    for (let n = 0; n < EDITS; n++) {
      const title = `Matavimas ${crypto.randomUUID().slice(0, 8)}`
      await field.fill('')
      await field.pressSequentially(title, {delay: 30})
      const typedAt = performance.now()
      await preview.waitForFunction(
        (sought) => document.querySelector('h1')?.textContent?.includes(sought),
        title,
        {timeout: LIMIT_MS},
      )
      shown.push(performance.now() - typedAt)
      await page.waitForTimeout(PAUSE_MS)
      const publishing = page.getByRole('button', {name: 'Paskelbti', exact: true})
      const publishedAt = performance.now()
      await publishing.click({timeout: LIMIT_MS})
      await seenBy(visitor, `/naujienos/${news.slug}`, title)
      published.push(performance.now() - publishedAt)
      await page.waitForTimeout(PAUSE_MS)
    }
  } finally {
    await client.patch(news._id).set({title: news.title}).commit()
    await client.delete(`drafts.${news._id}`)
    await visitor.context().close()
    await context.close()
  }
  return [
    ...latency(`key to the preview, ${EDITS} edits (target: under 1000 ms)`, shown),
    ...latency(`Publish to the page in another browser, ${EDITS} publications`, published),
  ]
}

/** Resolves when the browser receives the page with this text. */
async function seenBy(visitor: Page, path: string, text: string): Promise<void> {
  await visitor.waitForFunction(
    async (sought) => (await (await fetch(sought.path)).text()).includes(sought.text),
    {path, text},
    {timeout: LIMIT_MS, polling: POLL_MS},
  )
}
