import type {Page} from '@playwright/test'
import {sanityClient} from '../../support/sanity-client.ts'
import {editors, goToEnd, logIn, openDocument, studioErrors} from '../../support/studio.ts'
import {expect, test} from '../../support/test.ts'
import {timeLimits} from '../../support/time-limits.ts'

test.use({expectedConsoleErrors: studioErrors})
test.setTimeout(timeLimits.test + 8 * timeLimits.studio)

const ID = 'publish-checks'

const text = (lt: string, en: string) => ({_type: 'localizedString', lt, en})

const event = {
  _id: `drafts.${ID}`,
  _type: 'event',
  title: text('Patikros mugė', 'The fair of checks'),
  description: {_type: 'localizedText', lt: 'Tikriname.', en: 'We check.'},
  start: '2026-03-01T10:00:00.000Z',
  eventKey: ID,
  kind: 'culture',
  status: 'scheduled',
  admission: 'none',
}

test.beforeEach(async () => {
  await sanityClient().createOrReplace(event)
})

test.afterEach(async () => {
  await sanityClient().transaction().delete(ID).delete(`drafts.${ID}`).commit()
})

const stored = () => sanityClient().getDocument(ID)

const ways = {
  button: (page: Page) =>
    page.getByRole('button', {name: 'Paskelbti', exact: true}).click({timeout: timeLimits.oneTry}),
  keyboard: (page: Page) => page.keyboard.press('Control+Alt+p'),
}

/** The field, and what is typed over its text. */
const wrong = [
  ['start', '2026-13-45', 'Tokios dienos nėra'],
  ['start', '24 rugpjūčio', 'Trūksta metų'],
  ['start', '2026-03-29 01:30', 'Tokios valandos tą naktį nebus'],
  ['title.lt', 'a'.repeat(405), 'Per ilga'],
  ['title.lt', '', 'Įrašykite tekstą lietuviškai'],
] as const

async function openForm(page: Page) {
  await openDocument(page, {_id: ID, _type: 'event'})
  await expect(page.getByTestId('field-title.lt').getByRole('textbox')).toHaveValue(event.title.lt, {
    timeout: timeLimits.studio,
  })
  await expect(page.getByRole('button', {name: 'Paskelbti', exact: true})).toBeEnabled({
    timeout: timeLimits.studio,
  })
}

const field = (page: Page, name: string) => page.getByTestId(`field-${name}`).getByRole('textbox').first()

for (const [way, publish] of Object.entries(ways)) {
  test(`what is wrong is not published by ${way} straight after it was typed`, async ({page}) => {
    await logIn(page, editors.editor)
    for (const [name, typed, problem] of wrong) {
      await sanityClient().createOrReplace(event)
      await openForm(page)
      await field(page, name).fill(typed)
      // The button may know of the fault already, and refuse the press.
      await publish(page).catch(() => undefined)
      await expect(page.getByRole('button', {name: 'Paskelbti', exact: true})).toBeDisabled({
        timeout: timeLimits.studio,
      })
      await expect(page.getByText(problem).first()).toBeAttached()
      expect(await stored(), `${name}: ${typed}`).toBeUndefined()
    }
  })

  test(`what is right is published whole by ${way} straight after it was typed`, async ({page}) => {
    await logIn(page, editors.editor)
    await openForm(page)
    await field(page, 'start').fill('1 July 2026 10:40')
    await goToEnd(field(page, 'title.lt'))
    await field(page, 'title.lt').pressSequentially(' ąčęėįšųūž')
    await publish(page)
    await expect(page.getByText('Paskelbta', {exact: true}).first()).toBeVisible({timeout: timeLimits.studio})
    expect(await stored()).toMatchObject({
      start: '2026-07-01T09:40:00.000Z',
      title: {lt: `${event.title.lt} ąčęėįšųūž`},
    })
  })
}
