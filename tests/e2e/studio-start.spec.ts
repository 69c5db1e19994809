import type {Page} from '@playwright/test'
import {stackEnv} from '../env.ts'
import {accessibilityFaults} from '../support/accessibility.ts'
import {sanityClient} from '../support/sanity-client.ts'
import {
  editors,
  logIn,
  moveByKeyboard,
  openActionMenu,
  openDocument,
  studioErrors,
} from '../support/studio.ts'
import {expect, test} from '../support/test.ts'
import {timeLimits} from '../support/time-limits.ts'
import {long} from '../support/views.ts'

test.use({expectedConsoleErrors: studioErrors})

/** Around it is Sanity’s own navigation. */
const ours = '[data-testid="start-page"]'
const startPage = (page: Page) => page.getByTestId('start-page')
const section = (page: Page, name: string) => startPage(page).getByRole('region', {name})

/** Waits until the page has looked for what needs attention. */
async function looked(page: Page) {
  await expect(startPage(page).getByText('Žiūrima, ką reikėtų sutvarkyti…')).toBeHidden({
    timeout: timeLimits.studio,
  })
}

async function reopen(page: Page) {
  await page.goto(`${stackEnv().STUDIO_URL}/start`)
  await expect(startPage(page)).toBeVisible({timeout: timeLimits.studio})
  await looked(page)
}

test('the first page after log-in tells a volunteer what to do and where', long, async ({page}) => {
  await logIn(page, editors.editor)
  await expect(page.getByRole('heading', {level: 1, name: 'Ką norite padaryti?'})).toBeVisible()
  await looked(page)
  expect(await accessibilityFaults(page, ours)).toEqual([])

  const tasks = section(page, 'Dažniausi darbai')
  for (const task of [
    'Paskelbti renginį',
    'Parašyti naujieną',
    'Įkelti nuotraukų',
    'Pakeisti ar atšaukti renginį',
    'Pataisyti kontaktus ar darbo laiką',
  ])
    await expect(tasks.getByRole('link', {name: task, exact: true})).toBeVisible()
  await expect(section(page, 'Lankytojų komentarai ir pranešimai')).toHaveCount(0)
  const drawings = section(page, 'Piešiniai, kuriuos pirmiausia verta pakeisti nuotraukomis')
  await expect(drawings.getByRole('link').first()).toContainText('Lietuviški namai Velse')
  await expect(drawings.getByRole('link').first()).toContainText('1 pavyzdinis piešinys')

  await page.setViewportSize({width: 390, height: 844})
  const width = await startPage(page).evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)
  expect(width).toBe(0)
  await page.setViewportSize({width: 1280, height: 800})

  await tasks.getByRole('link', {name: 'Mugė'}).click()
  await expect(page.getByTestId('field-title.lt').getByRole('textbox')).toHaveValue('Mugė', {
    timeout: timeLimits.studio,
  })
  await expect(page.getByTestId('field-title.en').getByRole('textbox')).toHaveValue('Fair')
})

test('an administrator is led to the comments, also in English', long, async ({page}) => {
  const {SANITY_PROJECT_ID, SITE_URL} = stackEnv()
  await page.addInitScript((project) => {
    localStorage.setItem(`sanity-locale:${project}:default`, 'en-US')
  }, SANITY_PROJECT_ID)
  await logIn(page, editors.administrator)
  await expect(page.getByRole('heading', {level: 1, name: 'What would you like to do?'})).toBeVisible()
  await expect(page.getByRole('link', {name: 'Start', exact: true})).toBeVisible()
  const comments = section(page, 'Visitors’ comments and reports')
  await expect(comments.getByRole('link', {name: 'Reported comments'})).toHaveAttribute(
    'href',
    `${SITE_URL}/admin?tab=comments&show=reported`,
  )
})

test('the chosen language stays after a reload, and forms are in it', long, async ({page}) => {
  await logIn(page, editors.editor)
  // The vendor’s button has no name.
  await page.evaluate(
    (project) => localStorage.setItem(`sanity-locale:${project}:default`, 'en-US'),
    stackEnv().SANITY_PROJECT_ID,
  )
  await page.reload()
  await expect(page.getByRole('heading', {level: 1, name: 'What would you like to do?'})).toBeVisible({
    timeout: timeLimits.studio,
  })
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  await page.reload()
  const news = section(page, 'Most common tasks').getByRole('link', {
    name: 'Write a news item',
    exact: true,
  })
  await news.click({timeout: timeLimits.studio})
  await expect(page.getByText('Short and clear: what happened or will happen.')).toBeVisible({
    timeout: timeLimits.studio,
  })
})

test('the guide opens at what the form is about', long, async ({page}) => {
  await logIn(page, editors.editor)
  const tasks = section(page, 'Dažniausi darbai')
  await tasks.getByRole('link', {name: 'Žingsnis po žingsnio: Parašyti naujieną'}).click()
  const guide = page.getByTestId('guide')
  await expect(guide.getByRole('heading', {name: 'Parašyti naujieną'})).toBeFocused({
    timeout: timeLimits.studio,
  })
  await expect(guide.getByRole('img', {name: 'Naujienos forma su antrašte dviem kalbomis'})).toBeInViewport()
  expect(await accessibilityFaults(page, '[data-testid="guide"]')).toEqual([])

  await page.setViewportSize({width: 390, height: 844})
  expect(await guide.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)).toBe(0)
  await page.setViewportSize({width: 1280, height: 800})

  await openDocument(page, {_id: 'siteSettings', _type: 'siteSettings'})
  await page.getByRole('link', {name: 'Kaip tai daryti'}).click()
  await expect(guide.getByRole('heading', {name: 'Pataisyti tekstą abiem kalbomis'})).toBeFocused()
})

test(
  'Lithuanian that changed after its English is shown until somebody says that it is right',
  long,
  async ({page}) => {
    const client = sanityClient()
    const mark = Date.now().toString(36)
    const id = `studio-start-${mark}`
    const title = {_type: 'localizedString', lt: `Mugė kovo 3 d. ${mark}`, en: `Fair on 3 March ${mark}`}
    await client.create({
      _id: id,
      _type: 'newsItem',
      title,
      description: {_type: 'localizedText', lt: 'Kviečiame.', en: 'Join us.'},
      date: '2025-11-10',
      category: 'community',
      slug: {_type: 'slug', current: id},
    })
    try {
      await logIn(page, editors.editor)
      await looked(page)
      await expect
        .poll(() => client.getDocument(`translation.${id}`), {timeout: timeLimits.studio})
        .toMatchObject({
          pairs: expect.arrayContaining([
            expect.objectContaining({path: 'title', lt: title.lt, en: title.en}),
          ]),
        })

      const lt = `Mugė kovo 12 d. ${mark}`
      const {_rev} = await client.patch(id).set({'title.lt': lt}).commit()
      await reopen(page)
      const changed = section(page, 'Pasikeitė lietuviškas tekstas')
      const text = changed.getByRole('listitem').filter({hasText: mark})
      await expect(text.getByRole('deletion')).toHaveText('3')
      await expect(text.getByRole('insertion')).toHaveText('12')
      expect(await accessibilityFaults(page, ours)).toEqual([])

      await text.getByRole('button', {name: `Vis dar tinka: ${lt}, Antraštė`}).click()
      await expect(text).toHaveCount(0)
      await reopen(page)
      await expect(startPage(page).getByText(mark)).toHaveCount(0)
      // Nothing was published.
      expect(await client.getDocument(id)).toMatchObject({_rev})

      // A later change is noticed again.
      await client
        .patch(id)
        .set({'title.lt': `Mugė kovo 13 d. ${mark}`})
        .commit()
      await reopen(page)
      await text.getByRole('link', {name: /Taisyti anglišką/}).click()
      await expect(page.getByTestId('field-title.en').getByRole('textbox')).toHaveValue(title.en, {
        timeout: timeLimits.studio,
      })
    } finally {
      await client.delete(id)
      await client.delete(`translation.${id}`)
    }
  },
)

test('what is incomplete is listed with what it lacks', long, async ({page}) => {
  const client = sanityClient()
  const mark = Date.now().toString(36)
  const id = `studio-start-event-${mark}`
  await client.create({
    _id: `drafts.${id}`,
    _type: 'event',
    title: {_type: 'localizedString', lt: `Vakaronė ${mark}`},
    start: '2025-11-25T18:00:00Z',
    eventKey: id,
    kind: 'culture',
    admission: 'none',
  })
  try {
    await logIn(page, editors.editor)
    await looked(page)
    const row = (name: string) =>
      section(page, name)
        .getByRole('link')
        .filter({hasText: `Vakaronė ${mark}`})
    await expect(row('Artimiausi renginiai be nuotraukos ar vietos')).toContainText(
      'nėra nuotraukos · nėra vietos',
    )
    await expect(row('Nėra angliško teksto')).toContainText('neišverstas 1 laukas')
    await expect(row('Nepaskelbti juodraščiai')).toContainText('dar nepaskelbta')
    await row('Nėra angliško teksto').click()
    await expect(page.getByTestId('field-title.en').getByRole('textbox')).toBeVisible({
      timeout: timeLimits.studio,
    })
  } finally {
    await client.delete(`drafts.${id}`)
  }
})

test('lists show marks, and events begin with a template', long, async ({page}) => {
  const client = sanityClient()
  const id = `e2e-studio-start-${Date.now().toString(36)}`
  await client.create({
    _id: id,
    _type: 'event',
    title: {_type: 'localizedString', lt: `Koncertas ${id}`, en: 'Concert'},
    start: '2026-02-20T18:00:00Z',
    status: 'cancelled',
    eventKey: id,
    kind: 'culture',
    admission: 'none',
  })
  try {
    await logIn(page, editors.editor)
    await startPage(page).getByRole('link', {name: 'Renginiai', exact: true}).click()
    const row = page.getByRole('link', {name: `Koncertas ${id}`})
    await expect(row).toContainText('ATŠAUKTA · 2026-02-20 18:00 · Concert', {timeout: timeLimits.studio})
    await page.getByTestId('multi-action-intent-button').last().click()
    await expect(page.getByRole('menuitem', {name: 'Išvyka'})).toBeVisible()
  } finally {
    await client.delete(id)
  }
})

/** The seed's schools. Another test publishes one of its own, which comes last. */
const schoolOrder = () =>
  sanityClient().fetch<{_id: string; position: number}[]>(
    '*[_id in ["school-gulbe", "school-gintarelis"]] | order(position asc){_id, position}',
  )

test('schools are put in order with the keyboard', long, async ({page}) => {
  const client = sanityClient()
  const before = await schoolOrder()
  const restore = before.reduce(
    (all, {_id, position}) => all.patch(_id, {set: {position}}),
    client.transaction(),
  )
  await logIn(page, editors.editor)
  await startPage(page).getByRole('link', {name: 'Mokyklėlės', exact: true}).click()
  const handles = page.getByRole('button', {name: /^Perkelti: (Gulbė|Gintarėlis)$/})
  await expect(handles).toHaveCount(2, {timeout: timeLimits.studio})
  try {
    await moveByKeyboard(page, {
      handle: handles.first(),
      key: 'ArrowDown',
      isHeld: /^Paimta: .*1 iš/,
      isMoved: /: 2 iš/,
    })
    await expect
      .poll(async () => (await schoolOrder()).map(({_id}) => _id), {timeout: timeLimits.studio})
      .toEqual(before.map(({_id}) => _id).toReversed())
  } finally {
    await restore.commit()
  }
  await expect(page.getByRole('link', {name: 'Sukurti naują'})).toBeVisible()
})

test('a viewer sees the order, but cannot change it', long, async ({page}) => {
  await logIn(page, editors.viewer)
  await startPage(page).getByRole('link', {name: 'Mokyklėlės', exact: true}).click()
  await expect(page.getByText('Tvarka – kaip svetainėje.', {exact: true})).toBeVisible({
    timeout: timeLimits.studio,
  })
  await expect(page.getByRole('button', {name: /^Perkelti: /})).toHaveCount(0)
})

test('a fixed document can be neither copied nor deleted', long, async ({page}) => {
  await logIn(page, editors.administrator)
  await openDocument(page, {_id: 'homePage', _type: 'homePage'})
  await openActionMenu(page)
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  await expect(page.getByRole('menuitem', {name: /kopij|Ištrinti|Nebeskelbti/i})).toHaveCount(0)
})
