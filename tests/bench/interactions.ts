import {chromium, devices, type Browser, type Page} from '@playwright/test'
import type {Figure, Section} from '../../scripts/bench/report.ts'
import {findChromium} from '../../scripts/supervisor/chromium.ts'
import {stackEnv} from '../env.ts'
import {goUntilHydrated} from '../support/hydration.ts'
import {repeated} from './figures.ts'
import type {PartOptions} from '../../scripts/bench/parts.ts'

/** How much slower than this machine a mid-range phone is, as Lighthouse takes it. */
const SLOWDOWN = 4
const REST_MS = 1000

interface Interaction {
  name: string
  path: string
  /** What comes before it, with the processor at its full speed. */
  prepare?: (page: Page) => Promise<void>
  run: (page: Page) => Promise<void>
}

const registrationButton = (page: Page) => page.getByRole('main').getByRole('link', {name: /Registruotis/})

const interactions: Interaction[] = [
  {
    name: 'open the menu',
    path: '/',
    run: (page) => page.getByRole('banner').locator('summary').tap(),
  },
  {
    name: 'like an event',
    path: '/renginiai/joniniai-2025',
    prepare: (page) => page.getByRole('button', {name: /^Patinka/}).scrollIntoViewIfNeeded(),
    run: (page) => page.getByRole('button', {name: /^Patinka/}).tap(),
  },
  {
    name: 'open the form of an event',
    path: '/misios',
    prepare: (page) => registrationButton(page).scrollIntoViewIfNeeded(),
    run: (page) => registrationButton(page).tap(),
  },
  {
    name: 'send a message',
    path: '/kontaktai',
    prepare: async (page) => {
      const form = page.getByRole('region', {name: 'Parašykite mums'})
      await form.scrollIntoViewIfNeeded()
      for (const [label, text] of Object.entries({
        Vardas: 'Austėja',
        Pavardė: 'Bandytoja',
        'El. paštas': `${crypto.randomUUID()}@example.test`,
        Tema: 'Matavimas',
        Žinutė: 'Laba diena!',
      }))
        await form.getByLabel(label, {exact: true}).fill(text)
      await form.getByRole('button', {name: 'Siųsti žinutę'}).scrollIntoViewIfNeeded()
    },
    run: (page) => page.getByRole('button', {name: 'Siųsti žinutę'}).tap(),
  },
]

/** Time from each touch to the next paint (INP), on a phone. */
export async function measurePart({runs}: PartOptions): Promise<Section[]> {
  const browser = await chromium.launch({executablePath: findChromium(), args: ['--no-sandbox']})
  const figures: Figure[] = []
  try {
    for (const interaction of interactions) {
      const times: number[] = []
      for (let run = 0; run < runs; run++) times.push(await timeToNextPaint(browser, interaction))
      figures.push(repeated(interaction.name, 'until the next paint', 'ms', times))
    }
  } finally {
    await browser.close()
  }
  return [{title: `interactions, a processor ${SLOWDOWN} times slower (target: under 100 ms)`, figures}]
}

type WatchedWindow = Window & {slowest: number}

async function timeToNextPaint(browser: Browser, {path, prepare, run}: Interaction): Promise<number> {
  const context = await browser.newContext({...devices['Pixel 7'], locale: 'lt-LT'})
  try {
    const page = await context.newPage()
    goUntilHydrated(page)
    await page.goto(stackEnv().SITE_URL + path)
    await prepare?.(page)
    await page.waitForTimeout(REST_MS)
    const network = await context.newCDPSession(page)
    await network.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN})
    await page.evaluate(() => {
      const watched = window as unknown as WatchedWindow
      watched.slowest = 0
      new PerformanceObserver((list) => {
        for (const {duration} of list.getEntries()) watched.slowest = Math.max(watched.slowest, duration)
      }).observe({type: 'event', durationThreshold: 16} as PerformanceObserverInit)
    })
    await run(page)
    await page.waitForTimeout(REST_MS)
    return await page.evaluate(() => (window as unknown as WatchedWindow).slowest)
  } finally {
    await context.close()
  }
}
