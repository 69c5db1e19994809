import type {Browser, Page} from '@playwright/test'
import {accessibilityFaults} from '../../support/accessibility.ts'
import {newsItem} from '../../support/news-item.ts'
import {sanityClient} from '../../support/sanity-client.ts'
import {editors, goToEnd, logIn, openDocument, studioErrors} from '../../support/studio.ts'
import {expect, test} from '../../support/test.ts'
import {timeLimits} from '../../support/time-limits.ts'
import {
  accepted,
  countAccepted,
  editor,
  lettersShown,
  lettersStored,
  newest,
  showLanguage,
} from '../../support/typed-letters.ts'

const runs = 20

test.use({expectedConsoleErrors: studioErrors})

const field = (page: Page, path: string) => page.getByTestId(`field-${path}`).getByRole('textbox')
const heldNotice = (page: Page, path: string) =>
  page.getByTestId(`field-${path}`).getByText('Šį laukelį dabar pildo')

const offer = (page: Page) => page.getByRole('region', {name: 'Radome neišsaugoto teksto'})

async function withTwo(page: Page, browser: Browser, story: (_id: string, other: Page) => Promise<void>) {
  const client = sanityClient()
  const _id = `e2e-dviese-${Date.now().toString(36)}`
  await client.create(
    newsItem(_id, {
      actions: ['a', 'b', 'c'].map((_key) => ({
        _key,
        _type: 'externalLink',
        label: {_type: 'localizedString', lt: `Vieta ${_key}`, en: `Place ${_key}`},
        url: `https://example.org/${_key}`,
      })),
    }),
  )
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
    await goToEnd(mine)
    await mine.pressSequentially(' Mano.')
    await expect(heldNotice(other, 'description.lt')).toContainText('Jonas Žemaitis')
    await expect(theirs).toHaveJSProperty('readOnly', true)
    await expect(theirs).toHaveValue('Pradžia. Mano.')
    expect(await accessibilityFaults(other, '[data-testid="field-description.lt"]')).toEqual([])
    await field(other, 'description.en').fill('Theirs.')
    await expect(field(page, 'description.en')).toHaveValue('Theirs.')
    await expect(heldNotice(page, 'description.en')).toContainText('Rūta Kazlauskaitė')

    await other.getByRole('button', {name: 'Paprašyti užleisti'}).press('Enter')
    await expect(heldNotice(other, 'description.lt')).toBeHidden()
    await expect(other.getByText('Paprašėte.')).toBeVisible()
    const give = page.getByRole('button', {name: 'Užleisti', exact: true})
    await expect(give).toBeVisible()
    expect(await accessibilityFaults(page, '[data-testid="field-description.lt"]')).toEqual([])
    await give.press('Enter')
    await expect(heldNotice(page, 'description.lt')).toContainText('Rūta Kazlauskaitė')
    await expect(mine).toHaveJSProperty('readOnly', true)
    // Whoever asked goes on with the keyboard, without a search for the field.
    await expect(theirs).toBeFocused()
    await expect(theirs).toHaveJSProperty('readOnly', false)
    await other.keyboard.press('ControlOrMeta+End')
    await other.keyboard.type(' Jų.')
    await expect(mine).toHaveValue('Pradžia. Mano. Jų.')

    await other.close()
    await expect(mine).toHaveJSProperty('readOnly', false)
    await expect(mine).toBeFocused()
  })
})

test('whoever has two tabs is told so, and goes on in either', async ({page, browser}) => {
  await withTwo(page, browser, async (_id) => {
    const second = await page.context().newPage()
    await openDocument(second, {_id, _type: 'newsItem'})
    const [first, here] = [field(page, 'description.lt'), field(second, 'description.lt')]
    await expect(here).toHaveValue('Pradžia.', {timeout: timeLimits.studio})
    await goToEnd(first)
    await page.keyboard.type(' Pirma.')
    await expect(second.getByText('Šį laukelį pildote kitame skirtuke.')).toBeVisible()
    await expect(here).toHaveValue('Pradžia. Pirma.')
    await second.getByRole('button', {name: 'Rašyti čia'}).press('Enter')
    await expect(here).toBeFocused()
    await second.keyboard.press('ControlOrMeta+End')
    await second.keyboard.type(' Antra.')
    await expect(first).toHaveValue('Pradžia. Pirma. Antra.')
    await expect(first).toHaveJSProperty('readOnly', true)
  })
})

test('a rich text keeps the focus while somebody else writes in it', async ({page, browser}) => {
  await withTwo(page, browser, async (_id, other) => {
    const [mine, theirs] = [editor(page, 'body.lt'), editor(other, 'body.lt')]
    await mine.click({timeout: timeLimits.studio})
    await page.keyboard.type('Mano.')
    await expect(heldNotice(other, 'body.lt')).toBeVisible()
    await expect(theirs).toHaveText('Mano.')
    // After 20 seconds of quiet.
    await expect(heldNotice(other, 'body.lt')).toBeHidden({timeout: timeLimits.studio})
    await theirs.click()
    await other.keyboard.press('ControlOrMeta+End')
    await other.keyboard.type(' Jų.')
    await expect(heldNotice(page, 'body.lt')).toBeVisible()
    await expect(mine).toHaveText('Mano. Jų.')
    await expect(mine).toBeFocused()
    await page.keyboard.type('Neleista.')
    await other.close()
    await expect(heldNotice(page, 'body.lt')).toBeHidden()
    await expect(mine).toBeFocused()
    await page.keyboard.type('!')
    await expect(mine).toHaveText('Mano. Jų.!')
  })
})

const kinds = [
  {name: 'one field', mine: 'description.lt', theirs: 'description.lt'},
  {name: 'two fields', mine: 'description.lt', theirs: 'description.en'},
  {name: 'one rich text', mine: 'body.lt', theirs: 'body.lt'},
  {name: 'two rich texts', mine: 'body.lt', theirs: 'body.en'},
]

for (const {name, mine, theirs} of kinds) {
  test(`two who write in ${name} lose no letter in ${runs} runs`, async ({page, browser}) => {
    test.setTimeout(timeLimits.test + runs * timeLimits.expectation)
    await withTwo(page, browser, async (_id, other) => {
      const writers = [
        {page, path: mine, letter: 'q', rest: 'title.lt'},
        {page: other, path: theirs, letter: 'x', rest: 'title.en'},
      ]
      const paths = [...new Set([mine, theirs])]
      await Promise.all(writers.map(({page: each}) => countAccepted(each)))
      for (const {page: each, path} of writers) await showLanguage(each, path)
      const faults: string[] = []
      for (let run = 1; run <= runs; run += 1) {
        const late = (run * 37) % 400
        await Promise.all(
          writers.map(async ({page: each, path, letter}, index) => {
            await each.waitForTimeout(index === run % 2 ? late : 0)
            await editor(each, path).click({timeout: timeLimits.studio})
            await each.keyboard.press('ControlOrMeta+End')
            await each.keyboard.type(letter.repeat(20), {delay: 40})
          }),
        )
        const texts = async () => [
          await lettersStored(sanityClient(), _id, paths),
          ...(await Promise.all(writers.map(({page: each}) => lettersShown(each, paths)))),
        ]
        await expect
          .poll(async () => new Set((await texts()).map((each) => each.join('|'))).size)
          .toBe(1)
          .catch(async () =>
            faults.push(`run ${run}: store and screens differ: ${(await texts()).join(' ')}`),
          )
        const stored = (await lettersStored(sanityClient(), _id, paths)).join('')
        for (const {page: each, letter} of writers) {
          const typed = (await accepted(each))[letter] ?? 0
          const kept = stored.split(letter).length - 1
          if (typed !== kept) faults.push(`run ${run}: ${typed} ${letter} typed, ${kept} kept`)
          if (await offer(each).isVisible())
            faults.push(`run ${run}: offered ${await offer(each).innerText()}`)
        }
        await Promise.all(writers.map(({page: each, rest}) => field(each, rest).click()))
        for (const {page: each, path} of writers) await expect(heldNotice(each, path)).toBeHidden()
      }
      expect(faults).toEqual([])
      const typed = await Promise.all(writers.map(({page: each}) => accepted(each)))
      expect(Math.max(...typed.flatMap((of) => Object.values(of)))).toBeGreaterThan(0)
    })
  })
}

test(`two who order one list lose no item in ${runs} runs`, async ({page, browser}) => {
  test.setTimeout(timeLimits.test + runs * timeLimits.expectation)
  await withTwo(page, browser, async (_id, other) => {
    const screens = [page, other]
    const handles = (each: Page) => each.getByTestId('field-actions').locator('[data-ui=DragHandleButton]')
    // What is out of sight is not rendered.
    for (const each of screens) await each.setViewportSize({width: 1280, height: 2400})
    for (const each of screens) await expect(handles(each)).toHaveCount(3)
    const shown = async (each: Page) =>
      (
        await each
          .getByTestId('field-actions')
          .getByText(/^Vieta [abc]$/)
          .allInnerTexts()
      ).map((text) => text.slice(-1))
    const stored = async () =>
      ((await newest(sanityClient(), _id)).actions as {_key: string}[]).map(({_key}) => _key)
    const faults: string[] = []
    let moves = 0
    for (let run = 1; run <= runs; run += 1) {
      const before = await stored()
      const late = (run * 37) % 400
      await Promise.all(
        screens.map(async (each, index) => {
          await each.waitForTimeout(index === run % 2 ? late : 0)
          // The first person moves the first item down, the other the last one up.
          await handles(each)
            .nth(index === 0 ? 0 : 2)
            .focus()
          for (const key of ['Space', index === 0 ? 'ArrowDown' : 'ArrowUp', 'Space'])
            await each.keyboard.press(key, {delay: 150})
        }),
      )
      const orders = async () => [await stored(), ...(await Promise.all(screens.map(shown)))]
      await expect
        .poll(async () => new Set((await orders()).map(String)).size)
        .toBe(1)
        .catch(async () =>
          faults.push(`run ${run}: store and screens differ: ${JSON.stringify(await orders())}`),
        )
      const after = await stored()
      if (after.toSorted().join('') !== 'abc') faults.push(`run ${run}: ${before} has become ${after}`)
      if (String(after) !== String(before)) moves += 1
      await Promise.all(
        screens.map((each, index) => field(each, index === 0 ? 'title.lt' : 'title.en').click()),
      )
      for (const each of screens) await expect(heldNotice(each, 'actions')).toBeHidden()
    }
    expect(faults).toEqual([])
    expect(moves).toBeGreaterThan(0)
  })
})
