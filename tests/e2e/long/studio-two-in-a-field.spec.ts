import type {Browser, Page} from '@playwright/test'
import {sanityClient} from '../../support/sanity-client.ts'
import {editors, logIn, openDocument, studioErrors} from '../../support/studio.ts'
import {expect, test} from '../../support/test.ts'
import {timeLimits} from '../../support/time-limits.ts'

const runs = 20

test.use({expectedConsoleErrors: studioErrors})

const field = (page: Page, path: string) => page.getByTestId(`field-${path}`).getByRole('textbox')
const heldNotice = (page: Page, path: string) =>
  page.getByTestId(`field-${path}`).getByText('Šį laukelį dabar pildo')

async function withTwo(page: Page, browser: Browser, story: (_id: string, other: Page) => Promise<void>) {
  const client = sanityClient()
  const _id = `e2e-dviese-${Date.now().toString(36)}`
  await client.create({
    _id,
    _type: 'newsItem',
    title: {_type: 'localizedString', lt: 'Dviese', en: 'Two'},
    description: {_type: 'localizedText', lt: 'Pradžia.', en: 'The start.'},
    date: '2025-11-08',
    category: 'culture',
    slug: {_type: 'slug', current: _id},
  })
  const context = await browser.newContext({locale: 'lt-LT'})
  const other = await context.newPage()
  try {
    await Promise.all([logIn(page, editors.editor), logIn(other, editors.administrator)])
    await Promise.all([page, other].map((each) => openDocument(each, {_id, _type: 'newsItem'})))
    for (const each of [page, other])
      await expect(field(each, 'description.lt')).toHaveValue('Pradžia.', {timeout: timeLimits.studio})
    await story(_id, other)
  } finally {
    await context.close()
    await client.transaction().delete(_id).delete(`drafts.${_id}`).commit()
  }
}

test('a field that somebody writes in is read-only for others, who can ask for it', async ({
  page,
  browser,
}) => {
  await withTwo(page, browser, async (_id, other) => {
    const [mine, theirs] = [field(page, 'description.lt'), field(other, 'description.lt')]
    await mine.press('ControlOrMeta+End')
    await mine.pressSequentially(' Mano.')
    await expect(heldNotice(other, 'description.lt')).toContainText('Jonas Žemaitis')
    await expect(theirs).toHaveJSProperty('readOnly', true)
    await expect(theirs).toHaveValue('Pradžia. Mano.')
    await field(other, 'description.en').fill('Theirs.')
    await expect(field(page, 'description.en')).toHaveValue('Theirs.')
    await expect(heldNotice(page, 'description.en')).toContainText('Rūta Kazlauskaitė')

    await other.getByRole('button', {name: 'Paprašyti užleisti'}).click()
    await page.getByRole('button', {name: 'Užleisti', exact: true}).click()
    await expect(heldNotice(page, 'description.lt')).toContainText('Rūta Kazlauskaitė')
    await expect(mine).toHaveJSProperty('readOnly', true)
    await expect(theirs).toHaveJSProperty('readOnly', false)
    await theirs.press('ControlOrMeta+End')
    await theirs.pressSequentially(' Jų.')
    await expect(mine).toHaveValue('Pradžia. Mano. Jų.')

    await other.close()
    await expect(mine).toHaveJSProperty('readOnly', false)
  })
})

const kinds = [
  {name: 'one field', mine: 'description.lt', theirs: 'description.lt'},
  {name: 'two fields', mine: 'description.lt', theirs: 'description.en'},
]

for (const {name, mine, theirs} of kinds) {
  test(`two who write in ${name} lose no letter in ${runs} runs`, async ({page, browser}) => {
    test.setTimeout(timeLimits.test + runs * timeLimits.expectation)
    await withTwo(page, browser, async (_id, other) => {
      const writers = [
        {page, path: mine, letter: 'q'},
        {page: other, path: theirs, letter: 'x'},
      ]
      await Promise.all(writers.map(({page: each}) => countAccepted(each)))
      const faults: string[] = []
      for (let run = 1; run <= runs; run += 1) {
        const late = (run * 37) % 400
        await Promise.all(
          writers.map(async ({page: each, path, letter}, index) => {
            await each.waitForTimeout(index * late)
            await field(each, path).click({timeout: timeLimits.studio})
            await each.keyboard.press('ControlOrMeta+End')
            await each.keyboard.type(letter.repeat(20), {delay: 40})
          }),
        )
        const paths = [...new Set([mine, theirs])]
        const texts = () =>
          Promise.all(writers.flatMap(({page: each}) => paths.map((path) => field(each, path).inputValue())))
        const stored = async () => {
          const document = await sanityClient().fetch<Record<string, Record<string, unknown>>>(
            '*[_id in [$id, "drafts." + $id]] | order(_id asc)[0]',
            {id: _id},
            {perspective: 'raw'},
          )
          return paths.map((path) => {
            const [text = '', language = ''] = path.split('.')
            return document[text]?.[language]
          })
        }
        await expect
          .poll(
            async () =>
              JSON.stringify([await stored(), await stored()].flat()) === JSON.stringify(await texts()),
          )
          .toBe(true)
          .catch(async () => faults.push(`run ${run}: screens ${await texts()}, store ${await stored()}`))
        const shown = (await stored()).join('')
        for (const {page: each, letter} of writers) {
          const accepted = await each.evaluate(() => window.accepted)
          const kept = shown.split(letter).length - 1
          if (accepted[letter] !== kept)
            faults.push(`run ${run}: ${accepted[letter]} ${letter} typed, ${kept} kept`)
        }
        await Promise.all(
          writers.map(({page: each}) => each.evaluate(() => (document.activeElement as HTMLElement).blur())),
        )
      }
      expect(faults).toEqual([])
    })
  })
}

declare global {
  interface Window {
    /** How many of each letter the fields took. */
    accepted: Record<string, number>
  }
}

/** Counts the letters that appear on this screen by this keyboard. */
async function countAccepted(page: Page) {
  await page.evaluate(() => {
    window.accepted = {q: 0, x: 0}
    window.addEventListener(
      'beforeinput',
      (event) => {
        const target = event.target as HTMLInputElement
        const letter = (event as InputEvent).data ?? ''
        if (!target.readOnly && letter in window.accepted)
          window.accepted[letter] = (window.accepted[letter] ?? 0) + 1
      },
      {capture: true},
    )
  })
}
