import type {Page} from '@playwright/test'
import {approveComments, makePerson, type Person} from './people.ts'

export const schoolPath = '/mokykleles/gulbe'
export const schoolKey = 'school-gulbe'

/** An open page polls for comments every ten seconds. */
const POLL_MS = 10_000

/** How long an open page may take to show what others wrote. */
export const POLL_LIMIT_MS = POLL_MS + 5000

/** Advances a page with an installed clock to its next poll. */
export const advanceToPoll = (page: Page) => page.clock.runFor(POLL_MS + 500)

export const commentField = (page: Page) => page.getByLabel('Jūsų komentaras')
export const postButton = (page: Page) => page.getByRole('button', {name: 'Skelbti komentarą'})
export const commentWith = (page: Page, text: string) => page.getByRole('listitem').filter({hasText: text})

export async function openComments(page: Page, path = schoolPath) {
  await page.goto(path)
  await page.getByRole('heading', {name: /^(Komentarai|Comments)$/}).scrollIntoViewIfNeeded()
}

export async function postComment(page: Page, text: string) {
  await commentField(page).fill(text)
  await postButton(page).click()
}

/** Creates an account whose comments need no approval. */
export async function makeTrustedPerson(firstName = 'Eglė') {
  const person = await makePerson(firstName)
  await person.client
    .from('event_comments')
    .insert({event_id: 'groups-page', user_id: person.id, comment_text: 'Pirmas'})
  await approveComments(person)
  return person
}

/** Posts comments past the page. */
export async function writeComments(person: Person, ...texts: string[]) {
  for (const comment_text of texts) {
    const {error} = await person.client
      .from('event_comments')
      .insert({event_id: schoolKey, user_id: person.id, comment_text})
    if (error) throw error
  }
}
