import type {Page, Request} from '@playwright/test'
import {runClockUntil} from './page-clock.ts'
import {requestsOf} from './page-requests.ts'
import {approveComments, makePerson, type Person} from './people.ts'

export const schoolPath = '/mokykleles/gulbe'
const schoolKey = 'school-gulbe'

/** An open page polls for comments every ten seconds. */
export const POLL_MS = 10_000

/** Whether a request asks for comments: the first ones, or a page of older ones. */
export const isPoll = (request: Request) => request.url().includes('/comment_page')

/** Moves the installed clock of a page on until it polls for comments. */
export async function advanceToPoll(page: Page): Promise<void> {
  const polls = requestsOf(page, isPoll)
  await runClockUntil(page, () => polls.length > 0)
}

export const commentField = (page: Page) => page.getByLabel('Jūsų komentaras')
export const postButton = (page: Page) => page.getByRole('button', {name: 'Skelbti komentarą'})
export const commentWith = (page: Page, text: string) => page.getByRole('listitem').filter({hasText: text})

export async function openComments(page: Page, path = schoolPath) {
  await page.goto(path)
  await scrollToComments(page)
}

/** Comments load when they are near. */
export async function scrollToComments(page: Page) {
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
