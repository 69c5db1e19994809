import {devices, type Locator, type Page} from '@playwright/test'
import {logIn, newEmail, openAccountDialog} from '../../support/account-dialog.ts'
import {expectBackTo, pressBack, pressForward} from '../../support/back-button.ts'
import {openDonation} from '../../support/checkout-page.ts'
import {commentField, openComments, postComment, schoolPath} from '../../support/comment-section.ts'
import {fulfil, answerInstead} from '../../support/form-requests.ts'
import {untilHydrated} from '../../support/hydration.ts'
import {makePerson, removePerson} from '../../support/people.ts'
import {fillFields, openRegistration} from '../../support/registration-dialog.ts'
import {expect, test} from '../../support/test.ts'
import {timeLimits} from '../../support/time-limits.ts'

test.use({...devices['Pixel 7'], locale: 'lt-LT'})

const trip = '/naujienos/vaziuojame-prie-juros-kelione-autobusu-i-tenbi'

const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY))
const topOnScreen = (element: Locator) => element.evaluate((node) => node.getBoundingClientRect().top)
const menuButton = (page: Page) => page.getByRole('banner').locator('summary', {hasText: 'Meniu'})
const menu = (page: Page) => page.getByRole('navigation', {name: 'Pagrindinis meniu'})
const viewer = (page: Page) => page.getByRole('dialog', {name: 'Kultūros paveldas'})
const photos = (page: Page) =>
  page.getByRole('region', {name: 'Kultūros paveldas'}).getByRole('link', {name: /^Padidinti/})

/** Opens the photos from the front page by a link, so that there is a page to go back to. */
async function openPhotos(page: Page): Promise<Locator> {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', {name: 'Nuotraukos'}).tap()
  await expect(page).toHaveURL('/fotografijos')
  return photos(page)
}

/** Waits until the page is at the entry of the page itself (0) or of a dialog (1), which may be closed. */
const expectEntry = (page: Page, depth: number) =>
  expect.poll(() => page.evaluate(() => history.state?.dialogs?.depth)).toBe(depth)

// The entry is added a moment after the viewer or menu is seen, which a press on Back by a test can come before.
async function openViewer(page: Page) {
  await photos(page).first().tap()
  await expect(viewer(page)).toBeVisible()
  await expectEntry(page, 1)
}

async function openMenu(page: Page) {
  await menuButton(page).tap()
  await expect(menu(page)).toBeVisible()
  await expectEntry(page, 1)
}

/** Waits for the scripts of a page that has just been loaded: they close the menu on Escape. */
async function waitForScripts(page: Page) {
  await menuButton(page).tap()
  await expect(menu(page)).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden({timeout: timeLimits.oneTry})
  }).toPass()
}

/** Opens a page as code in a dialog would. */
const routerPush = (page: Page, path: string) =>
  page.evaluate(
    (to) => (window as unknown as {next: {router: {push: (href: string) => void}}}).next.router.push(to),
    path,
  )

test('Back closes the photo viewer and leaves the page where it was', async ({page}) => {
  const links = await openPhotos(page)
  await links.nth(1).scrollIntoViewIfNeeded()
  expect(await scrollTop(page)).toBeGreaterThan(300)
  // On the screen: comments that load above the photo change how far the page is scrolled, not what is seen.
  const top = await topOnScreen(links.nth(1))
  await links.nth(1).tap()
  await expect(viewer(page)).toBeVisible()
  await viewer(page).getByRole('button', {name: 'Kitas paveikslėlis'}).tap()
  await pressBack(page)
  await expect(viewer(page)).toHaveCount(0)
  await expect(page).toHaveURL('/fotografijos')
  await expect(links.nth(1)).toBeFocused()
  expect(await topOnScreen(links.nth(1))).toBeCloseTo(top, 0)
  await expectBackTo(page, '/')
})

for (const [name, close] of [
  ['its button', (page: Page) => viewer(page).getByRole('button', {name: 'Uždaryti'}).tap()],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['a press beside it', (page: Page) => page.touchscreen.tap(5, 5)],
] as const) {
  test(`a viewer closed by ${name} needs no further Back, and Forward does not bring it back`, async ({
    page,
  }) => {
    await openPhotos(page)
    for (let time = 0; time < 2; time += 1) {
      await openViewer(page)
      await close(page)
      await expect(viewer(page)).toHaveCount(0)
    }
    await expectBackTo(page, '/')
    await pressForward(page)
    await expect(page).toHaveURL('/fotografijos')
    await expect(photos(page).first()).toBeVisible()
    await expect(viewer(page)).toHaveCount(0)
    await expectBackTo(page, '/')
  })
}

test('a page read on after a dialog is met again where it was left', async ({page}) => {
  await openPhotos(page)
  await openViewer(page)
  await viewer(page).getByRole('button', {name: 'Uždaryti'}).tap()
  await expect(viewer(page)).toHaveCount(0)
  const link = page.getByRole('contentinfo').getByRole('link', {name: 'Grupės'})
  await link.scrollIntoViewIfNeeded()
  // Comments above may take less room than was kept for them.
  const album = page.getByRole('region', {name: 'Kultūros paveldas'})
  await expect(album.getByRole('button', {name: /^Rašyti komentarą/})).toBeVisible()
  await expect(album.getByText('Įkeliama…')).toHaveCount(0)
  await link.scrollIntoViewIfNeeded()
  const top = await scrollTop(page)
  await link.tap()
  await expect(page).toHaveURL('/grupes')
  await expectBackTo(page, '/fotografijos')
  await expect.poll(() => scrollTop(page)).toBe(top)
  await openViewer(page)
  const topOfPhoto = await scrollTop(page)
  await pressBack(page)
  await expect(viewer(page)).toHaveCount(0)
  expect(await scrollTop(page)).toBe(topOfPhoto)
  await expectBackTo(page, '/')
})

test('a viewer on the first page of a tab closes on Back, and by its button', async ({page: opener}) => {
  await opener.goto('/')
  const opened = opener.waitForEvent('popup')
  await opener.evaluate(() => window.open('/fotografijos'))
  const page = await opened
  await page.waitForLoadState()
  await untilHydrated(page)
  await openViewer(page)
  await pressBack(page)
  await expect(viewer(page)).toHaveCount(0)
  await openViewer(page)
  await viewer(page).getByRole('button', {name: 'Uždaryti'}).tap()
  await pressBack(page)
  await expectEntry(page, 0)
  // What loads late would move it from under a finger.
  await page.getByRole('contentinfo').getByRole('link', {name: 'Grupės'}).press('Enter')
  await expect(page).toHaveURL('/grupes')
  await expectBackTo(page, '/fotografijos')
})

test('two quick presses on Back close the viewer and leave the page', async ({page}) => {
  await openPhotos(page)
  await openViewer(page)
  await pressBack(page, 2)
  await expect(page).toHaveURL('/')
  await expect(viewer(page)).toHaveCount(0)
  await expect(page.getByRole('heading', {level: 1})).toBeVisible()
})

test('Forward does not bring back what Back has closed', async ({page}) => {
  await openPhotos(page)
  await openViewer(page)
  await pressBack(page)
  await expect(viewer(page)).toHaveCount(0)
  await pressForward(page)
  await expectEntry(page, 1)
  await expect(viewer(page)).toHaveCount(0)
  await expectBackTo(page, '/')
})

test('after a reload with an open viewer, it can be opened again, and Back leaves the page', async ({
  page,
}) => {
  await openPhotos(page)
  await openViewer(page)
  await page.reload()
  await expect(viewer(page)).toHaveCount(0)
  await openViewer(page)
  await pressBack(page)
  await expect(viewer(page)).toHaveCount(0)
  await openViewer(page)
  await page.reload()
  await waitForScripts(page)
  await expectBackTo(page, '/')
})

test.describe('the log-in', () => {
  test('closes on Back, and what was typed on both tabs is there when it opens again', async ({page}) => {
    await openPhotos(page)
    const open = async () => {
      await menuButton(page).tap()
      await menu(page).getByRole('link', {name: 'Prisijungti'}).tap()
    }
    await open()
    const dialog = page.getByRole('dialog')
    const panel = dialog.getByRole('tabpanel', {name: 'Prisijungimas'})
    await dialog.getByLabel('Vardas', {exact: true}).fill('Rasa')
    await dialog.getByRole('tab', {name: 'Prisijungimas'}).tap()
    await panel.getByLabel('El. paštas').fill('rasa@example.test')
    await pressBack(page)
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL('/fotografijos')
    await expect(menu(page)).toBeHidden()
    await open()
    await expect(dialog.getByLabel('Vardas', {exact: true})).toHaveValue('Rasa')
    await dialog.getByRole('tab', {name: 'Prisijungimas'}).tap()
    await expect(panel.getByLabel('El. paštas')).toHaveValue('rasa@example.test')
    await dialog.getByRole('button', {name: 'Uždaryti'}).tap()
    await expect(dialog).toHaveCount(0)
    await expectBackTo(page, '/')
  })

  test('opened by a comment closes on Back and leaves the comment', async ({page}) => {
    await page.goto('/mokykleles')
    await openComments(page)
    await postComment(page, 'Ačiū mokytojoms!')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await pressBack(page)
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL(schoolPath)
    await expect(commentField(page)).toHaveValue('Ačiū mokytojoms!')
    await expectBackTo(page, '/mokykleles')
  })

  test('over the viewer closes first', async ({page}) => {
    await openPhotos(page)
    await openViewer(page)
    await page.evaluate(() => dispatchEvent(new CustomEvent('open-account-dialog', {detail: 'logIn'})))
    const dialog = page.getByRole('dialog', {name: 'Paskyra'})
    await expect(dialog).toBeVisible()
    await pressBack(page)
    await expect(dialog).toHaveCount(0)
    await expect(viewer(page)).toBeVisible()
    await pressBack(page)
    await expect(viewer(page)).toHaveCount(0)
    await expect(page).toHaveURL('/fotografijos')
    await expectBackTo(page, '/')
  })

  test('leaves somebody who logged in on the same page, one Back from the one before', async ({page}) => {
    const person = await makePerson('Eglė', 'Bandytoja')
    try {
      await openPhotos(page)
      await menuButton(page).tap()
      const dialog = await openAccountDialog(page)
      await logIn(dialog, person)
      await expect(dialog).toHaveCount(0)
      await expect(page).toHaveURL('/fotografijos')
      await expectBackTo(page, '/')
    } finally {
      await removePerson(person)
    }
  })
})

test.describe('a link in a dialog', () => {
  async function follow(page: Page) {
    await openPhotos(page)
    await menuButton(page).tap()
    const dialog = await openAccountDialog(page)
    await dialog.getByRole('tab', {name: 'Prisijungimas'}).tap()
    await dialog.getByRole('link', {name: 'Pamiršote slaptažodį?'}).tap()
  }

  test('opens its page, and Back leads to the page without the dialog', async ({page}) => {
    await follow(page)
    await expect(page).toHaveURL('/slaptazodis')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await scrollTop(page)).toBe(0)
    await expectBackTo(page, '/fotografijos')
    await expect(page.getByRole('heading', {level: 1, name: 'Nuotraukos'})).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await pressForward(page)
    await expect(page).toHaveURL('/slaptazodis')
    await expectBackTo(page, '/fotografijos')
    await expectBackTo(page, '/')
  })

  test('opens its page on a slow connection too', async ({page}) => {
    const arrived: (() => void)[] = []
    await page.route(/slaptazodis.*_rsc=/, async (route) => {
      await new Promise<void>((resolve) => arrived.push(resolve))
      await route.continue()
    })
    await follow(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect.poll(() => arrived.length).toBeGreaterThan(0)
    await expect(page).toHaveURL('/fotografijos')
    await page.unrouteAll({behavior: 'ignoreErrors'})
    for (const arrive of arrived) arrive()
    await expect(page).toHaveURL('/slaptazodis')
    await expectBackTo(page, '/fotografijos')
    await expectBackTo(page, '/')
  })
})

test('code that opens a page from a dialog, and closes the dialog in the same moment, opens it', async ({
  page,
}) => {
  for (const path of ['/grupes', '/renginiai']) {
    await openPhotos(page)
    await openViewer(page)
    await Promise.all([page.keyboard.press('Escape'), routerPush(page, path)])
    await expect(page).toHaveURL(path)
    await expect(viewer(page)).toHaveCount(0)
    await expectBackTo(page, '/fotografijos')
    await expectBackTo(page, '/')
  }
})

test('a viewer that disappears with its page takes nothing along', async ({page}) => {
  await openPhotos(page)
  await openViewer(page)
  await routerPush(page, '/renginiai')
  await expect(page).toHaveURL('/renginiai')
  await expect(viewer(page)).toHaveCount(0)
  await openMenu(page)
  await pressBack(page)
  await expect(menu(page)).toBeHidden()
  await expect(page).toHaveURL('/renginiai')
  await expectBackTo(page, '/fotografijos')
  await expect(viewer(page)).toHaveCount(0)
  await expectBackTo(page, '/')
})

test('a whole page loaded from a dialog is left by Back for the page without the dialog', async ({page}) => {
  await openPhotos(page)
  await openViewer(page)
  await page.evaluate(() => location.assign('/grupes'))
  await expect(page).toHaveURL('/grupes')
  await expectBackTo(page, '/fotografijos')
  await expect(viewer(page)).toHaveCount(0)
  await waitForScripts(page)
  await expectBackTo(page, '/')
})

test.describe('the menu', () => {
  test('closes on Back', async ({page}) => {
    await openPhotos(page)
    await openMenu(page)
    await menu(page).getByRole('link', {name: 'Renginiai'}).focus()
    await pressBack(page)
    await expect(menu(page)).toBeHidden()
    await expect(menuButton(page)).toBeFocused()
    await expect(page).toHaveURL('/fotografijos')
    await expectBackTo(page, '/')
  })

  test('leads through the site, and Back through the same pages', async ({page}) => {
    await page.goto('/')
    for (const [name, path] of [
      ['Renginiai', '/renginiai'],
      ['Grupės', '/grupes'],
      ['Kontaktai', '/kontaktai'],
    ] as const) {
      await menuButton(page).tap()
      await menu(page).getByRole('link', {name}).tap()
      await expect(page).toHaveURL(path)
      await expect(menu(page)).toBeHidden()
    }
    await expectBackTo(page, '/grupes')
    await expectBackTo(page, '/renginiai')
    await expectBackTo(page, '/')
    for (const path of ['/renginiai', '/grupes', '/kontaktai']) {
      await pressForward(page)
      await expect(page).toHaveURL(path)
    }
  })

  test('leaves a half-written message alone', async ({page}) => {
    await page.goto('/')
    await page.goto('/kontaktai')
    const form = page.getByRole('region', {name: 'Parašykite mums'})
    await form.scrollIntoViewIfNeeded()
    const message = form.getByLabel('Žinutė')
    await message.fill('Laba diena')
    await openMenu(page)
    await pressBack(page)
    await expect(menu(page)).toBeHidden()
    await expect(message).toHaveValue('Laba diena')
    await expectBackTo(page, '/')
  })

  test('open while the language is changed takes no further Back', async ({page}) => {
    await openPhotos(page)
    const toEnglish = page.getByRole('banner').getByRole('link', {name: /^EN/})
    await openMenu(page)
    await toEnglish.tap()
    await expect(page).toHaveURL('/en/fotografijos')
    // The Lithuanian page before it is shown in English, as it is without the menu.
    await expectBackTo(page, '/en/fotografijos')
    await expectBackTo(page, '/en')
  })
})

test.describe('a registration', () => {
  const fields = (email: string) => ({
    Vardas: 'Austėja',
    Pavardė: 'Bandytoja',
    'El. paštas': email,
    Telefonas: '+44 7700 900123',
  })

  test('closes on Back and keeps what was typed, until it is sent', async ({page}) => {
    await answerInstead(page, 'send-bus-registration', (route) =>
      fulfil(route, 200, {ok: true, status: 'requested'}),
    )
    await page.goto('/naujienos')
    await page.goto(trip)
    const values = fields(newEmail())
    const open = () => openRegistration(page, 'Registruotis į kelionę')
    const dialog = await open()
    const top = await scrollTop(page)
    await fillFields(dialog, values)
    await pressBack(page)
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL(trip)
    await expect(page.getByRole('main').getByRole('link', {name: 'Registruotis į kelionę'})).toBeFocused()
    expect(await scrollTop(page)).toBe(top)

    await open()
    for (const [label, value] of Object.entries(values)) {
      await expect(dialog.getByLabel(label, {exact: true})).toHaveValue(value)
    }
    await dialog.getByRole('button', {name: 'Registruotis'}).tap()
    await expect(page.getByText('Registracija sėkminga!')).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await expectBackTo(page, '/naujienos')
  })
})

test('a donation that was opened from the menu closes on Back and keeps what was typed', async ({page}) => {
  await page.goto('/')
  await page.goto('/fotografijos')
  const open = async () => {
    await openMenu(page)
    return openDonation(page, menu(page).getByRole('link', {name: 'Paaukoti'}))
  }
  const dialog = await open()
  await expect(menu(page)).toBeHidden()
  await dialog.getByLabel(/savo sumą/).fill('12,50')
  await dialog.getByLabel('Jūsų vardas').fill('Austėja')
  await pressBack(page)
  await expect(dialog).toHaveCount(0)
  await expect(menuButton(page)).toBeFocused()
  await expect(page).toHaveURL('/fotografijos')
  await open()
  await expect(dialog.getByLabel(/savo sumą/)).toHaveValue('12,50')
  await expect(dialog.getByLabel('Jūsų vardas')).toHaveValue('Austėja')
  await dialog.getByRole('button', {name: 'Uždaryti'}).tap()
  await expectBackTo(page, '/')
})

test('a page reached by a link to one of its parts keeps its dialogs', async ({page}) => {
  await page.goto('/')
  await page.goto('/fotografijos')
  await page.evaluate(() => (location.hash = 'content'))
  await openViewer(page)
  await pressBack(page)
  await expect(viewer(page)).toHaveCount(0)
  await openViewer(page)
  await viewer(page).getByRole('button', {name: 'Uždaryti'}).tap()
  await expectBackTo(page, '/fotografijos')
  await expectBackTo(page, '/')
})
