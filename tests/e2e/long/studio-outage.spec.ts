import {type Browser, chromium, type Page} from '@playwright/test'
import {findChromium} from '../../../scripts/supervisor/chromium.ts'
import {stackEnv} from '../../env.ts'
import {LakeProcess} from '../../support/lake-process.ts'
import {newsItem} from '../../support/news-item.ts'
import {editors, logIn, openDocument} from '../../support/studio.ts'
import {expect, test} from '../../support/test.ts'
import {timeLimits} from '../../support/time-limits.ts'
import {
  accepted,
  countAccepted,
  editor,
  letters,
  lettersShown,
  lettersStored,
  newest,
} from '../../support/typed-letters.ts'

const outages = 6
const DOWN_MS = 10_000
/** As long as a tab may take to hear that the connection is gone. */
const NOTICED_MS = 5000

interface Story {
  lake: LakeProcess
  _id: string
  /** Of the two editors, who have the document open. */
  pages: [Page, Page]
}

/** The Studio finds this Content Lake where it expects that of the stack. */
async function withOwnLake(story: (story: Story) => Promise<void>) {
  const {SANITY_API_HOST, SANITY_PROJECT_ID, SANITY_DATASET, STUDIO_URL, SITE_URL} = stackEnv()
  const lake = await LakeProcess.start({SANITY_PROJECT_ID, SANITY_DATASET, STUDIO_URL, SITE_URL})
  const rule = `MAP ${new URL(SANITY_API_HOST).host} ${new URL(lake.host).host}`
  let browser: Browser | undefined
  try {
    const document = newsItem('gedimas')
    await lake.client().create(document)
    browser = await chromium.launch({
      executablePath: findChromium(),
      args: ['--no-sandbox', `--host-resolver-rules=${rule}`],
    })
    const pages = [await newPage(browser), await newPage(browser)] as [Page, Page]
    await Promise.all([logIn(pages[0], editors.editor), logIn(pages[1], editors.administrator)])
    await Promise.all(pages.map((page) => openDocument(page, document)))
    for (const page of pages)
      await expect(editor(page, 'description.lt')).toHaveValue('Pradžia.', {timeout: timeLimits.studio})
    await story({lake, _id: document._id, pages})
  } finally {
    await browser?.close()
    await lake.stop()
  }
}

async function newPage(browser: Browser) {
  // The Studio's policy allows the port of the stack's Content Lake only, and listeners are sent to the own one.
  const context = await browser.newContext({locale: 'lt-LT', timezoneId: 'Europe/London', bypassCSP: true})
  const page = await context.newPage()
  page.setDefaultTimeout(timeLimits.studio)
  return page
}

interface Said {
  at: number
  text: string
}

declare global {
  interface Window {
    said: Said[]
  }
}

/** Notes what the form says of its connection, whenever that changes. */
async function noteWhatIsSaid(page: Page) {
  await page.evaluate(() => {
    window.said = []
    const note = () => {
      const notices = [...document.querySelectorAll('[role=alert]')].map((alert) => alert.textContent)
      const pulse = document.querySelector('[data-testid=pane-footer-document-status-pulse]')
      const text = [
        ...notices,
        pulse?.checkVisibility({visibilityProperty: true}) ? pulse.textContent : '',
      ].join(' ')
      if (text !== window.said.at(-1)?.text) window.said.push({at: Date.now(), text})
    }
    new MutationObserver(note).observe(document.body, {childList: true, subtree: true, characterData: true})
    note()
  })
}

/** What the form said in a period, from what it said when that began. */
async function saidBetween(page: Page, from: number, to: number) {
  const said = await page.evaluate(() => window.said)
  const first = said.findLastIndex(({at}) => at <= from)
  return said
    .slice(Math.max(0, first))
    .filter(({at}) => at <= to)
    .map(({text}) => text)
}

const notice = (page: Page) =>
  page.getByRole('alert').filter({hasText: /Nėra ryšio|Ryšys atsirado|Nepavyksta išsaugoti/})

const kinds = [
  {name: 'two fields', mine: 'description.lt', theirs: 'description.en'},
  {name: 'a field and a rich text', mine: 'description.lt', theirs: 'body.lt'},
]

for (const {name, mine, theirs} of kinds) {
  test(`two who write in ${name} lose no letter while the Content Lake is killed ${outages} times`, async () => {
    test.setTimeout(timeLimits.test + outages * (DOWN_MS + timeLimits.studio))
    await withOwnLake(async ({lake, _id, pages}) => {
      const paths = [mine, theirs]
      const writers = pages.map((page, index) => ({
        page,
        path: index === 0 ? mine : theirs,
        letter: letters[index === 0 ? 0 : 1],
      }))
      for (const page of pages) await Promise.all([countAccepted(page), noteWhatIsSaid(page)])
      const faults: string[] = []
      for (let run = 1; run <= outages; run += 1) {
        // Half of the time, the first letters are about to make a draft.
        if (run % 2 === 0) await publish(lake, _id)
        const typing = writers.map(async ({page, path, letter}) => {
          await editor(page, path).click({timeout: timeLimits.studio})
          await page.keyboard.press('ControlOrMeta+End')
          await page.keyboard.type(letter.repeat(80), {delay: 60})
        })
        await pages[0].waitForTimeout((run * 613) % 3000)
        await lake.kill()
        const from = Date.now()
        await Promise.all([...typing, pages[0].waitForTimeout(DOWN_MS)])
        const until = Date.now()
        await lake.launch()
        for (const page of pages) {
          for (const text of await saidBetween(page, from + NOTICED_MS, until))
            if (!text.includes('Nėra ryšio') || text.includes('Išsaugota'))
              faults.push(`run ${run}: without the Content Lake, the form says "${text}"`)
        }
        for (const {page, letter} of writers) {
          await expect(notice(page)).toBeHidden({timeout: timeLimits.studio})
          const typed = (await accepted(page))[letter] ?? 0
          const kept = (await lettersStored(lake.client(), _id, paths)).join('').split(letter).length - 1
          if (typed !== kept)
            faults.push(`run ${run}: says nothing, but of ${typed} ${letter} stored ${kept}`)
        }
        const texts = async () =>
          Promise.all([
            lettersStored(lake.client(), _id, paths),
            ...pages.map((page) => lettersShown(page, paths)),
          ])
        await expect
          .poll(async () => new Set((await texts()).map(String)).size)
          .toBe(1)
          .catch(async () =>
            faults.push(`run ${run}: store and screens differ: ${(await texts()).join(' ')}`),
          )
        const stored = (await lettersStored(lake.client(), _id, paths)).join('')
        for (const {page, letter} of writers) {
          const typed = (await accepted(page))[letter] ?? 0
          const kept = stored.split(letter).length - 1
          if (typed !== kept) faults.push(`run ${run}: ${typed} ${letter} typed, ${kept} kept`)
        }
      }
      expect(faults).toEqual([])
      const typed = await Promise.all(pages.map(accepted))
      expect(Math.max(...typed.flatMap((of) => Object.values(of)))).toBeGreaterThan(0)
    })
  })
}

async function publish(lake: LakeProcess, publishedId: string) {
  const {_id: draftId} = (await newest(lake.client(), publishedId)) as {_id: string}
  if (draftId === publishedId) return
  await lake.client().action({actionType: 'sanity.action.document.publish', draftId, publishedId})
}
