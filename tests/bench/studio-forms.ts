import type {Browser, BrowserContext, Page} from '@playwright/test'
import type {Figure} from '../../scripts/bench/report.ts'
import {documentTypes, privateTypes, singletonTypes} from '../../studio/schema/schema-types.ts'
import {stackEnv} from '../env.ts'
import {sanityClient} from '../support/sanity-client.ts'
import {latency} from './figures.ts'

const LIMIT_MS = 30_000
const KEYS = 60
const KEYS_IN_RICH_TEXT = 200
const MS_BETWEEN_KEYS = 120
/** Event Timing lists no event that took less. */
const LEAST_MS = 16
/** In this time the Studio has saved. */
const PAUSE_MS = 1500

const existing = [...documentTypes, ...singletonTypes, ...privateTypes].map(({name}) => name)
const created = documentTypes.map(({name}) => name)

/** Of somebody who has logged in. */
export type Session = Awaited<ReturnType<BrowserContext['storageState']>>

interface Form {
  subject: string
  path: string
  keys: number
  /** Test id of what is typed in. Without one it is the first text of the form. */
  field?: string
}

/** How long each form takes to open from the start page, and then from each key to its paint. */
export async function forms(browser: Browser, storageState: Session): Promise<Figure[]> {
  const context = await browser.newContext({storageState, locale: 'lt-LT'})
  const page = await context.newPage()
  await page.addInitScript(() => {
    const times: number[] = []
    Object.assign(globalThis, {keyTimes: times})
    new PerformanceObserver((list) => {
      for (const {name, duration} of list.getEntries()) if (name === 'keydown') times.push(duration)
    }).observe({type: 'event', durationThreshold: 16} as PerformanceObserverInit)
  })
  const before = await drafts()
  const figures: Figure[] = []
  try {
    for (const form of await measuredForms()) figures.push(...(await measureForm(page, form)))
  } finally {
    const made = (await drafts()).filter((id) => !before.includes(id))
    for (const id of made) await sanityClient().delete(id)
    await context.close()
  }
  return figures
}

const drafts = () => sanityClient().fetch<string[]>('*[_id in path("drafts.**")]._id')

async function measuredForms(): Promise<Form[]> {
  const documents = await sanityClient().fetch<{_id: string; _type: string}[]>(
    '*[_type in $existing && !(_id in path("drafts.**"))]',
    {existing},
  )
  const bySize = documents.toSorted((one, other) => JSON.stringify(other).length - JSON.stringify(one).length)
  const ofType = (type: string) => bySize.find(({_type}) => _type === type)
  const largest = existing.flatMap((type) => ofType(type) ?? [])
  const event = ofType('event')
  if (!event) throw new Error('The dataset holds no event to type in')
  const pathOf = ({_id, _type}: {_id: string; _type: string}) => `/intent/edit/id=${_id};type=${_type}/`
  return [
    ...largest.map((each) => ({subject: `largest ${each._type}`, path: pathOf(each), keys: KEYS})),
    ...created.map((type) => ({subject: `new ${type}`, path: `/intent/create/type=${type}/`, keys: KEYS})),
    {
      subject: 'largest event, its rich text',
      path: pathOf(event),
      keys: KEYS_IN_RICH_TEXT,
      field: 'field-description.lt',
    },
  ]
}

async function measureForm(page: Page, {subject, path, keys, field}: Form): Promise<Figure[]> {
  await page.goto(stackEnv().STUDIO_URL)
  await page.getByTestId('start-page').waitFor({timeout: LIMIT_MS})
  const from = performance.now()
  await goWithin(page, path)
  const form = page.getByTestId(field ?? 'document-panel-scroller')
  const input = form.locator('input[type=text], textarea, [role=textbox]').first()
  // It waits until the field can be typed in.
  await input.fill('x', {timeout: LIMIT_MS})
  const opened = performance.now() - from
  await page.waitForTimeout(PAUSE_MS)
  await page.evaluate(() => (globalThis as unknown as {keyTimes: number[]}).keyTimes.splice(0))
  await input.pressSequentially('x'.repeat(keys), {delay: MS_BETWEEN_KEYS, timeout: 4 * LIMIT_MS})
  await page.waitForTimeout(PAUSE_MS)
  const slow = await page.evaluate(() => (globalThis as unknown as {keyTimes: number[]}).keyTimes)
  const times = [...slow, ...Array.from({length: Math.max(0, keys - slow.length)}, () => LEAST_MS)]
  console.log(`studio: ${subject}`)
  return [
    {subject, measure: 'opened (target: under 1500 ms)', unit: 'ms', value: opened},
    ...latency(subject, times).map((figure) => ({...figure, measure: `key to paint, ${figure.measure}`})),
  ]
}

/** As a link within the Studio does. */
const goWithin = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
