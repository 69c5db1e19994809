import type {Locator, Page} from '@playwright/test'
import {logIn} from '../../support/account-dialog.ts'
import {accessibilityFaults} from '../../support/accessibility.ts'
import {
  fieldsOf,
  makeAdmin,
  removeNewsletters,
  storedIssue,
  typeInto,
} from '../../support/newsletter-editor.ts'
import {removePerson, startLoggedIn, type Person} from '../../support/people.ts'
import {expect, test} from '../../support/test.ts'

/** In the subject of all drafts of these tests, and of no others. */
const word = `juodrastis${crypto.randomUUID().slice(0, 8)}`

let admin: Person

test.beforeEach(async ({page}) => {
  admin = await makeAdmin()
  await startLoggedIn(page, admin)
})

test.afterEach(async () => {
  await removeNewsletters(word, [])
  await removePerson(admin)
})

const saved = (page: Page) => page.getByText('Juodraštis išsaugotas')
const newDraft = '/admin?tab=newsletter&issue=new'

/** Pastes as from another program: a document in HTML. */
const paste = (content: Locator, html: string) =>
  content.evaluate((element, copied) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', copied)
    element.dispatchEvent(new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true}))
  }, html)

test('a draft is saved as it is typed, and there again after a reload', async ({page}) => {
  await page.goto('/admin?tab=newsletter')
  await page.getByRole('button', {name: 'Rašyti naujienlaiškį'}).click()
  await expect(page.getByRole('heading', {name: 'Naujienlaiškio rašymas'})).toBeFocused()
  const {subject, content} = fieldsOf(page)
  await subject.lt.fill(word)
  await expect(saved(page)).toBeVisible()
  await expect(page).toHaveURL(/issue=[\da-f]{8}-/)
  // The same editor goes on, although the draft has its address now.
  await expect(subject.lt).toBeFocused()
  await typeInto(content.lt, 'Ateikite į šventę')
  await expect
    .poll(async () => (await storedIssue(word))?.content_lt)
    .toEqual([{kind: 'paragraph', spans: [{text: 'Ateikite į šventę'}]}])
  await page.reload()
  await expect(subject.lt).toHaveValue(word)
  await expect(content.lt).toHaveText('Ateikite į šventę')
  await page.getByRole('button', {name: 'Visi naujienlaiškiai'}).click()
  await expect(
    page.getByRole('main').getByRole('heading', {name: 'Naujienlaiškis', exact: true}),
  ).toBeFocused()

  const draft = page.getByRole('listitem').filter({hasText: word})
  await draft.getByRole('button', {name: /^Ištrinti/}).click()
  await page.getByRole('alertdialog').getByRole('button', {name: 'Ištrinti'}).click()
  await expect(page.getByText('Juodraštis ištrintas')).toBeVisible()
  await expect(draft).toHaveCount(0)
  expect(await storedIssue(word)).toBeUndefined()
})

test('a draft that is left before it is saved has all of its text when it is opened again', async ({
  page,
}) => {
  await page.goto(newDraft)
  const {subject} = fieldsOf(page)
  await subject.lt.fill(word)
  await expect(saved(page)).toBeVisible()
  const {promise: held, resolve: release} = Promise.withResolvers<void>()
  await page.route('**/rpc/save_newsletter_draft', async (route) => {
    await held
    await route.fallback()
  })
  const saving = page.waitForRequest('**/rpc/save_newsletter_draft')
  await subject.lt.fill(`${word} jau`)
  await saving
  await subject.lt.fill(`${word} jau čia`)
  await page.getByRole('button', {name: 'Visi naujienlaiškiai'}).click()
  await page
    .getByRole('listitem')
    .filter({hasText: word})
    .getByRole('button', {name: /^Rašyti toliau/})
    .click()
  release()
  await expect(subject.lt).toHaveValue(`${word} jau čia`)
  await subject.lt.fill(`${word} jau čia pat`)
  await expect(saved(page)).toBeVisible()
  await page.getByRole('button', {name: 'Visi naujienlaiškiai'}).click()
  await expect(page.getByRole('listitem').filter({hasText: word})).toHaveCount(1)
  await expect(page.getByRole('listitem').filter({hasText: `${word} jau čia pat`})).toBeVisible()
})

test('text is formatted by the keyboard', async ({page}) => {
  await page.goto(newDraft)
  const {subject, content} = fieldsOf(page)
  await subject.lt.fill(word)
  await content.lt.focus()
  await page.keyboard.press('Control+b')
  await page.keyboard.type('Svarbu')
  await page.keyboard.press('Control+b')
  await page.keyboard.type(' visiems')
  await page.keyboard.press('Enter')
  await page.keyboard.type('dainos')

  const toolbar = page.getByRole('toolbar', {name: 'Tekstas lietuviškai: formatavimas'})
  await content.lt.press('Shift+Tab')
  await expect(toolbar.getByRole('button', {name: 'Paryškinti'})).toBeFocused()
  for (const name of ['Kursyvas', 'Antraštė', 'Sąrašas']) {
    await page.keyboard.press('ArrowRight')
    await expect(toolbar.getByRole('button', {name})).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(content.lt).toBeFocused()
  await expect(toolbar.getByRole('button', {name: 'Sąrašas'})).toHaveAttribute('aria-pressed', 'true')

  await page.keyboard.press('Shift+Home')
  // Browsers tell an editor of a selection a moment later: sooner than anybody presses the next keys.
  await page.evaluate(() => new Promise((told) => requestAnimationFrame(() => setTimeout(told))))
  await page.keyboard.press('Control+k')
  const address = page.getByLabel('Puslapio adresas')
  await expect(address).toBeFocused()
  await page.keyboard.type('dainos')
  await page.keyboard.press('Enter')
  await expect(address).toHaveAttribute('aria-invalid', 'true')
  expect(await accessibilityFaults(page)).toEqual([])
  await address.fill('example.test/dainos')
  await page.keyboard.press('Enter')
  await expect(content.lt).toBeFocused()
  await expect
    .poll(async () => (await storedIssue(word))?.content_lt)
    .toEqual([
      {kind: 'paragraph', spans: [{text: 'Svarbu', strong: true}, {text: ' visiems'}]},
      {kind: 'bullets', items: [[{text: 'dainos', link: 'https://example.test/dainos'}]]},
    ])
  // The keyboard is not caught in the text.
  await page.keyboard.press('Tab')
  await expect(content.lt).not.toBeFocused()
})

test('pasted text keeps only what a newsletter can have', async ({page}) => {
  await page.goto(newDraft)
  const {subject, content} = fieldsOf(page)
  await subject.lt.fill(word)
  await content.lt.focus()
  await paste(
    content.lt,
    `<meta charset="utf-8"><b style="font-weight:normal" id="docs-internal-guid-1">
      <h1 style="color:red" onclick="alert(1)">Kalėdos</h1>
      <p class="MsoNormal"><span style="font-weight:700;font-size:40px">Svarbu</span>: <i>visiems</i>
      <a href="javascript:alert(1)">čia</a> ir <a href="https://example.test/a" style="color:red">ten</a></p>
      <ul><li><p>dainos</p></li><li>šokiai</li></ul>
      <table><tr><td>viena</td><td>kita</td></tr></table><img src="https://example.test/x.png"><script>alert(1)</script>
    </b>`,
  )
  await expect
    .poll(async () => (await storedIssue(word))?.content_lt)
    .toEqual([
      {kind: 'heading', spans: [{text: 'Kalėdos'}]},
      {
        kind: 'paragraph',
        spans: [
          {text: 'Svarbu', strong: true},
          {text: ': '},
          {text: 'visiems', emphasis: true},
          {text: ' čia ir '},
          {text: 'ten', link: 'https://example.test/a'},
        ],
      },
      {kind: 'bullets', items: [[{text: 'dainos'}], [{text: 'šokiai'}]]},
      {kind: 'paragraph', spans: [{text: 'viena'}]},
      {kind: 'paragraph', spans: [{text: 'kita'}]},
    ])
})

test.describe('when somebody else writes too,', () => {
  test.use({expectedConsoleErrors: /status of 409/})

  test('a draft that was changed elsewhere overwrites nothing, and no text is lost', async ({page}) => {
    await page.goto(newDraft)
    const {subject} = fieldsOf(page)
    await subject.lt.fill(word)
    await expect(saved(page)).toBeVisible()
    const stored = await storedIssue(word)
    await admin.client.rpc('save_newsletter_draft', {
      issue_id: stored?.id ?? '',
      version: stored?.version ?? 0,
      issue: {subject: {lt: `${word} kito`, en: ''}, content: {lt: [], en: []}},
    })
    await subject.lt.fill(`${word} mano`)
    await expect(page.getByRole('alert').filter({hasText: 'Šis juodraštis pakeistas kitur'})).toBeVisible()
    await expect(subject.lt).toHaveValue(`${word} mano`)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', {name: 'Išsaugoti mano tekstą kaip naują juodraštį'}).click()
    await expect(page.getByText('Jūsų tekstas išsaugotas kaip naujas juodraštis')).toBeVisible()
    await expect(page.getByRole('heading', {name: 'Naujienlaiškio rašymas'})).toBeFocused()
    await expect(subject.lt).toHaveValue(`${word} mano`)
    await page.getByRole('button', {name: 'Visi naujienlaiškiai'}).click()
    await expect(page.getByRole('listitem').filter({hasText: `${word} mano`})).toBeVisible()
    await expect(page.getByRole('listitem').filter({hasText: `${word} kito`})).toBeVisible()
  })
})

test.describe('when saving fails,', () => {
  test.use({expectedConsoleErrors: /status of (40[13]|503)/})

  test('the text is said to be unsaved, closing the page is asked about, and it is saved later', async ({
    page,
  }) => {
    await page.route('**/rpc/save_newsletter_draft', (route) =>
      route.request().method() === 'POST' ? route.fulfill({status: 503, json: {}}) : route.fallback(),
    )
    await page.goto(newDraft)
    const {subject} = fieldsOf(page)
    await subject.lt.fill(word)
    await expect(page.getByRole('status').filter({hasText: 'Išsaugoti nepavyko'})).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    const asked = page.waitForEvent('dialog')
    await page.close({runBeforeUnload: true})
    await (await asked).dismiss()
    await expect(subject.lt).toHaveValue(word)
    await page.unroute('**/rpc/save_newsletter_draft')
    await page.getByRole('button', {name: 'Bandyti dabar'}).click()
    await expect(saved(page)).toBeVisible()
    expect(await storedIssue(word)).toBeDefined()
  })

  test('the text outlives the end of the session', async ({page}) => {
    await page.goto(newDraft)
    const {subject} = fieldsOf(page)
    await subject.lt.fill(word)
    await expect(saved(page)).toBeVisible()
    await admin.client.auth.signOut({scope: 'global'})
    await subject.lt.fill(`${word} toliau`)
    await expect(page.getByText('tai, ką parašėte, liko')).toBeVisible()
    await expect(subject.lt).toBeHidden()
    await page.getByRole('main').getByRole('button', {name: 'Prisijungti'}).click()
    await logIn(page.getByRole('dialog'), admin)
    await expect(subject.lt).toHaveValue(`${word} toliau`)
    await expect(saved(page)).toBeVisible()
    expect(await storedIssue(`${word} toliau`)).toBeDefined()
  })
})
