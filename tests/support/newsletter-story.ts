import type {Page} from '@playwright/test'
import {accessibilityFaults} from './accessibility.ts'
import {emailsTo, waitForEmail} from './inbox.ts'
import {fieldsOf, texts, typeInto, type Language} from './newsletter-editor.ts'
import type {Person} from './people.ts'
import {expect} from './test.ts'

/** Who receives the emails of a newsletter. */
interface Recipients {
  /** Writes it, and gets the test email. */
  admin: Person
  reader: Record<Language, string>
}

/** How many emails each has received so far. */
export async function countEmails({admin, reader}: Recipients) {
  const count = async (address: string) => (await emailsTo(address)).length
  return {admin: await count(admin.email), lt: await count(reader.lt), en: await count(reader.en)}
}

/** A newsletter with this word in its subject is completed, looked at, tested and sent to each reader's language. */
export async function sendNewsletter(
  page: Page,
  language: Language,
  word: string,
  people: Recipients,
): Promise<void> {
  const t = texts[language]
  const subject = {lt: `Kalėdos ${word} ${language}`, en: `Christmas ${word} ${language}`}
  await page.goto(t.path)
  await page.getByRole('button', {name: t.write}).click()
  const fields = fieldsOf(page, language)
  await page.getByRole('button', {name: t.ask}).click()
  await expect(page.getByText(t.fillIn)).toBeVisible()
  await expect(fields.content.lt).toHaveAttribute('aria-invalid', 'true')
  await expect(fields.subject.en).not.toHaveAttribute('aria-invalid')
  expect(await accessibilityFaults(page)).toEqual([])
  await fields.subject.en.fill(subject.en)
  await expect(fields.content.en).toHaveAttribute('aria-invalid', 'true')
  await page
    .getByRole('link', {name: /^(Parašykite tekstą lietuviškai|Write the text in Lithuanian)/})
    .click()
  await expect(fields.content.lt).toBeFocused()

  await fields.subject.lt.fill(subject.lt)
  await typeInto(fields.content.lt, 'Ateikite į šventę!')
  await typeInto(fields.content.en, 'Come to the party!')
  await expect(page.getByText(t.saved)).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])

  await page.getByRole('button', {name: t.show}).click()
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('paragraph').filter({hasText: 'Ateikite į šventę!'})).toBeVisible()
  await page.getByRole('button', {name: /^(Angliškai|In English)$/}).click()
  await expect(frame.getByRole('paragraph').filter({hasText: 'Come to the party!'})).toBeVisible()
  await page.getByRole('button', {name: /^(Tik tekstas|Text only)$/}).click()
  await expect(page.getByRole('main')).toContainText('Come to the party!')

  const received = await countEmails(people)
  await page.getByRole('button', {name: t.test}).click()
  await expect(page.getByText(t.testDone)).toBeVisible()
  const trial = await waitForEmail(people.admin.email, received.admin + 1)
  expect(trial.subject).toContain(subject.en)
  expect(trial.text).toContain('Come to the party!')

  await page.getByRole('button', {name: t.ask}).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(/prenumerator|subscriber/)
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole('button', {name: t.confirm, exact: true}).click()
  await expect(page.getByText(t.done)).toBeVisible()
  expect((await waitForEmail(people.reader.lt, received.lt + 1)).text).toContain('Ateikite į šventę!')
  const english = await waitForEmail(people.reader.en, received.en + 1)
  expect(english).toMatchObject({subject: subject.en})
  expect(english.text).toContain('Come to the party!')

  const row = page.getByRole('row').filter({hasText: subject[language]})
  await expect(row).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await row.getByRole('button').click()
  await expect(page.getByRole('heading', {name: subject[language]})).toBeFocused()
}
