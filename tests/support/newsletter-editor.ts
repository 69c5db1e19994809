import type {Locator, Page} from '@playwright/test'
import {withDatabase} from './database.ts'
import {giveRole, makePerson, type Person} from './people.ts'

export const texts = {
  lt: {
    path: '/admin?tab=newsletter',
    write: 'Rašyti naujienlaiškį',
    back: 'Visi naujienlaiškiai',
    subject: {lt: 'Tema lietuviškai', en: 'Tema angliškai'},
    content: {lt: 'Tekstas lietuviškai', en: 'Tekstas angliškai'},
    saved: 'Juodraštis išsaugotas',
    show: 'Rodyti laišką',
    test: 'Siųsti bandomąjį laišką sau',
    testDone: 'Bandomasis laiškas išsiųstas',
    ask: 'Siųsti prenumeratoriams',
    confirm: 'Siųsti',
    done: 'Naujienlaiškis išsiųstas visiems prenumeratoriams',
    fillIn: 'Užpildykite visus laukelius',
    failed: 'Nepavyko išsiųsti naujienlaiškio',
  },
  en: {
    path: '/en/admin?tab=newsletter',
    write: 'Write a newsletter',
    back: 'All newsletters',
    subject: {lt: 'Subject in Lithuanian', en: 'Subject in English'},
    content: {lt: 'Text in Lithuanian', en: 'Text in English'},
    saved: 'Draft saved',
    show: 'Show the email',
    test: 'Send a test email to myself',
    testDone: 'Test email sent',
    ask: 'Send to subscribers',
    confirm: 'Send',
    done: 'The newsletter has been sent to all subscribers',
    fillIn: 'Please fill in all the fields',
    failed: 'Couldn’t send the newsletter',
  },
} as const

export type Language = keyof typeof texts

/** The fields of the editor, whose labels are in the language of the page. */
export function fieldsOf(page: Page, language: Language = 'lt') {
  const field = (label: string) => page.getByRole('textbox', {name: label})
  const {subject, content} = texts[language]
  return {
    subject: {lt: field(subject.lt), en: field(subject.en)},
    content: {lt: field(content.lt), en: field(content.en)},
  }
}

/** Types into the editor's text, which `fill` would replace behind its back. */
export async function typeInto(content: Locator, text: string): Promise<void> {
  await content.click()
  await content.pressSequentially(text)
}

/** An account that may send newsletters. */
export async function makeAdmin(): Promise<Person> {
  const person = await makePerson('Naujienė', 'Rašytoja')
  await giveRole(person, 'admin')
  return person
}

/** Subscribes an address. */
export async function subscribe(email: string, language: Language): Promise<void> {
  await withDatabase(
    (sql) => sql`
      insert into public.newsletter_subscribers (email, language, status, wording, confirmed_at)
      values (${email}, ${language}, 'confirmed', 'Taip', now())`,
  )
}

/** Deletes subscribers, and the newsletters whose subject contains the word. */
export async function removeNewsletters(word: string, subscribers: readonly string[]): Promise<void> {
  await withDatabase(async (sql) => {
    await sql`delete from public.newsletter_issues where subject_lt || subject_en like ${`%${word}%`}`
    await sql`delete from public.email_outbox where recipient = any (${[...subscribers]})`
    await sql`delete from public.newsletter_subscribers where email = any (${[...subscribers]})`
  })
}

/** The stored newsletter whose Lithuanian subject contains the word. */
export async function storedIssue(word: string) {
  const [issue] = await withDatabase(
    (sql) => sql<{id: string; status: string; version: number; content_lt: unknown}[]>`
      select id, status, version, content_lt from public.newsletter_issues where subject_lt like ${`%${word}%`}`,
  )
  return issue
}
