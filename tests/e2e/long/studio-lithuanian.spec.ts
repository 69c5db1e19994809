import type {Locator, Page} from '@playwright/test'
import {documentTypes, singletonTypes} from '../../../studio/schema/schema-types.ts'
import {stackEnv} from '../../env.ts'
import {englishTexts, readWritten, type WithoutWritten} from '../../support/english-texts.ts'
import {sanityClient} from '../../support/sanity-client.ts'
import {editors, logIn, openActionMenu, openDocument, previewErrors} from '../../support/studio.ts'
import {expect, test} from '../../support/test.ts'
import {timeLimits} from '../../support/time-limits.ts'

test.use({expectedConsoleErrors: previewErrors, viewport: {width: 1280, height: 900}})
test.setTimeout(timeLimits.test + 20 * timeLimits.studio)

/** English texts, by the screen that shows them. */
let found: Record<string, string[]>
let withoutWritten: WithoutWritten

test.beforeEach(async () => {
  found = {}
  withoutWritten = await readWritten()
})

async function look(page: Page, screen: string) {
  let texts = await englishTexts(page, withoutWritten)
  if (texts.length > 0) {
    // Another test may have written something meanwhile.
    const [earlier, later] = [withoutWritten, await readWritten()]
    withoutWritten = (text) => later(earlier(text))
    texts = await englishTexts(page, withoutWritten)
  }
  if (texts.length > 0) found[screen] = texts
}

async function lookAt(page: Page, path: string, shown: Locator) {
  await page.goto(`${stackEnv().STUDIO_URL}/${path}`)
  await expect(shown.first()).toBeVisible({timeout: timeLimits.studio})
  await look(page, path)
}

/** Opens each menu, once if several are named alike, and resolves to how many there are. */
async function lookIntoMenus(page: Page, screen: string): Promise<number> {
  // It is enabled once it is known what this person may create.
  await expect(page.getByTestId('new-document-button')).toBeEnabled({timeout: timeLimits.studio})
  // Those of the fields are shown only while the pointer is over the field.
  const buttons = page
    .locator('button[aria-haspopup]:enabled:not([data-testid=field-actions-trigger])')
    .filter({visible: true})
  const names = new Set<string>()
  for (const button of await buttons.all()) {
    const name = await button.evaluate((element) => {
      const pane = element.closest<HTMLElement>('[data-testid$="-pane"]')?.dataset.testid
      return [
        pane,
        element.dataset.testid ?? element.getAttribute('aria-label') ?? element.textContent,
      ].join()
    })
    if (names.has(name)) continue
    names.add(name)
    await button.click()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await look(page, `${screen}: ${name}`)
    await page.keyboard.press('Escape')
  }
  return names.size
}

test('before and after log-in, in each tool and each list', async ({page}) => {
  await page.goto(stackEnv().STUDIO_URL)
  await expect(page.getByRole('link', {name: /Prisijungti/})).toBeVisible({timeout: timeLimits.studio})
  await look(page, 'log-in')
  await logIn(page, editors.administrator)

  const pane = page.getByTestId('pane-header')
  await lookAt(page, 'start', page.getByTestId('start-page').getByRole('heading', {level: 2}))
  await lookAt(page, 'guide', page.getByRole('heading', {level: 1}))
  await lookAt(page, 'perziura', page.frameLocator('iframe').getByRole('heading', {level: 1}))
  await lookAt(page, 'vision', page.getByRole('button', {name: 'Vykdyti'}))
  await lookAt(page, 'structure', pane)
  for (const list of [
    'events;upcoming',
    'events;past',
    'events;all',
    'newsItem',
    'photoAlbum',
    'school',
    'group',
    'campaign',
    'pages',
    'redirect',
  ])
    await lookAt(page, `structure/${list}`, pane.nth(1))
  expect(await lookIntoMenus(page, 'list')).toBeGreaterThan(4)
  expect(found).toEqual({})
})

test('in the form of each type, new and filled in', async ({page}) => {
  const types = [...documentTypes, ...singletonTypes].map(({name}) => name)
  const documents = await sanityClient().fetch<{_id: string; _type: string}[]>(
    '*[_type in $types]{_id, _type}',
    {types},
  )
  const ofType = new Map(documents.map((document) => [document._type, document]))
  expect([...ofType.keys()].toSorted()).toEqual(types.toSorted())
  await logIn(page, editors.editor)
  for (const document of ofType.values()) {
    await openDocument(page, document)
    await look(page, document._type)
    for (const tab of await page.getByTestId(/^group-tab-/).all()) {
      await tab.click()
      await look(page, `${document._type}: ${await tab.textContent()}`)
    }
  }
  for (const {name} of documentTypes) {
    await page.goto(`${stackEnv().STUDIO_URL}/intent/create/type=${name}/`)
    await expect(page.getByTestId('document-panel-scroller').first()).toBeVisible({
      timeout: timeLimits.studio,
    })
    await look(page, `new ${name}`)
  }
  expect(found).toEqual({})
})

test.describe('in what a form opens', () => {
  const _id = `e2e-lithuanian-${Date.now().toString(36)}`
  const draftId = `drafts.${_id}`
  const news = {
    _id,
    _type: 'newsItem',
    title: {_type: 'localizedString', lt: `Žinia ${_id}`, en: `News ${_id}`},
    slug: {_type: 'slug', current: _id},
    description: {_type: 'localizedText', lt: 'Žinia.', en: 'News.'},
    date: '2025-10-01',
    category: 'community',
  }

  test.beforeEach(async () => {
    const client = sanityClient()
    const image = await client.fetch<object>('*[_type == "newsItem" && defined(image.asset)][0].image')
    await client.createOrReplace({...news, image})
    await client.createOrReplace({...news, image, _id: draftId, date: '2025-10-02'})
    withoutWritten = await readWritten()
  })
  test.afterEach(async () => {
    for (const id of [_id, draftId]) await sanityClient().delete(id)
  })

  const dialogs = (page: Page) =>
    page.getByRole('dialog').or(page.getByTestId('popover-edit-dialog')).filter({visible: true})

  async function closeDialogs(page: Page) {
    await expect(async () => {
      if ((await dialogs(page).count()) > 0) await page.keyboard.press('Escape')
      await expect(dialogs(page)).toHaveCount(0, {timeout: timeLimits.oneTry})
    }).toPass({timeout: timeLimits.studio})
  }

  test('menus, dialogs and panels', async ({page}) => {
    await logIn(page, editors.editor)
    await openDocument(page, news)
    await expect(page.getByTestId('pane-footer').getByTestId('action-menu-button')).toBeEnabled({
      timeout: timeLimits.studio,
    })
    expect(await lookIntoMenus(page, 'form')).toBeGreaterThan(6)
    await page.getByTestId('field-title').hover()
    await page.getByTestId('field-actions-menu-title').getByRole('button').click()
    await look(page, 'menu of a field')
    await page.keyboard.press('Escape')

    for (const action of ['Suplanuoti…', 'Nuimti iš svetainės', /^Ištrinti/]) {
      await openActionMenu(page)
      await page.getByRole('menuitem', {name: action}).click()
      await expect(dialogs(page).first()).toBeVisible({timeout: timeLimits.studio})
      await look(page, `dialog: ${action}`)
      await closeDialogs(page)
    }
    // Not the data, which are for developers: their words are the names of fields.
    const menu = page.getByTestId('document-pane').getByTestId('pane-context-menu-button')
    for (const [item, shown] of [
      ['Istorija', page.getByText('Sukurtas juodraštis', {exact: true})],
      ['Kur tai naudojama', page.getByText('Niekur nenaudojama')],
      ['Palyginti redakcijas', dialogs(page)],
    ] as const) {
      await menu.click()
      await page.getByRole('menuitem', {name: item}).click()
      await expect(shown.first()).toBeVisible({timeout: timeLimits.studio})
      await look(page, `panel: ${item}`)
      await closeDialogs(page)
    }
    expect(found).toEqual({})
  })

  test('an older revision', async ({page}) => {
    await sanityClient()
      .patch(draftId)
      .set({'title.lt': `Kita ${_id}`})
      .commit()
    await logIn(page, editors.editor)
    await openDocument(page, news)
    await page.goto(`${page.url()}%2Cinspect%3Dsanity%252Fstructure%252Fhistory`)
    await page.getByText('Sukurtas juodraštis').first().click({timeout: timeLimits.studio})
    await expect(page.getByRole('button', {name: 'Grąžinti šią redakciją'})).toBeVisible({
      timeout: timeLimits.studio,
    })
    await look(page, 'older revision')
    expect(found).toEqual({})
  })

  test('formatted text', async ({page}) => {
    await logIn(page, editors.editor)
    await openDocument(page, news)
    const body = page.getByTestId('field-body.lt')
    const editor = body.getByRole('textbox').first()
    // The first click only begins the editing, through a layer over the text.
    await editor.click({force: true})
    await editor.click()
    await page.keyboard.type('Kviečiame visus')
    await page.keyboard.press('Shift+Home')
    await look(page, 'toolbar')
    await body.locator('#block-style-select').click()
    await look(page, 'styles')
    await page.keyboard.press('Escape')
    await body.getByTestId('action-button-link').filter({visible: true}).click()
    await expect(dialogs(page).first()).toBeVisible({timeout: timeLimits.studio})
    await look(page, 'link')
    await closeDialogs(page)
    const inserts = await body.getByRole('button', {name: /^Įterpti atskirai/}).all()
    expect(inserts.length).toBe(5)
    for (const insert of inserts) {
      const name = String(await insert.getAttribute('aria-label'))
      await insert.click()
      await expect(dialogs(page).first()).toBeVisible({timeout: timeLimits.studio})
      await look(page, name)
      await closeDialogs(page)
    }
    await look(page, 'blocks')
    expect(found).toEqual({})
  })

  test('a calendar, the list of faults and search', async ({page}) => {
    await logIn(page, editors.editor)
    await openDocument(page, news)
    await page.getByTestId('group-tab-all-fields').click()
    await page.getByTestId('select-date-button').click()
    await expect(page.getByRole('button', {name: /^2025 m\. spalio 2 d\./})).toBeVisible()
    await look(page, 'calendar')
    await page.keyboard.press('Escape')

    await sanityClient().patch(draftId).unset(['title', 'image']).set({date: '2206-01-01'}).commit()
    await page.getByRole('button', {name: 'Patikra'}).click({timeout: timeLimits.studio})
    await expect(page.getByText('Ar tikrai 2206 metai?').first()).toBeVisible()
    await look(page, 'faults')

    await page.getByTestId('studio-search').click()
    await look(page, 'search')
    await page.keyboard.type('Kalėdos')
    await expect(page.getByTestId('search-results').getByRole('option').first()).toBeVisible({
      timeout: timeLimits.studio,
    })
    await look(page, 'found')
    await page.getByText('Susiaurinti paiešką').click()
    await look(page, 'filters')
    await page.getByText('Keitimo laikas').click()
    await page.getByRole('button', {name: 'laikotarpis iki dabar'}).last().click()
    await look(page, 'conditions')
    await page.getByRole('menuitem', {name: 'vėliau nei'}).click()
    await look(page, 'time')
    expect(found).toEqual({})
  })
})
