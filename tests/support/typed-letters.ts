import type {SanityClient} from '@sanity/client'
import type {Page} from '@playwright/test'
import {valueAt} from '../../studio/editing-together/changed-values.ts'
import {textOf} from '../../studio/editing-together/text-of.ts'

/** The two letters that two people type, one each. */
export const letters = ['q', 'x'] as const

/** Also of a rich text that is read-only, which is no textbox. */
export const editor = (page: Page, path: string) =>
  page.getByTestId(`field-${path}`).locator('textarea, [data-pt-editor]')

/** A rich text shows one language at a time. */
export async function showLanguage(page: Page, path: string) {
  if (path === 'body.en')
    await page
      .getByTestId('field-body')
      .getByRole('tab', {name: /^Angliškai/})
      .click()
}

/** Of the letters that are typed, those of each field, in their order. */
const lettersOf = (text: string) => text.replaceAll(/[^qx]/g, '')

export const lettersShown = (page: Page, paths: string[]) =>
  Promise.all(
    paths.map(async (path) =>
      lettersOf(
        await editor(page, path).evaluate((element) =>
          element instanceof HTMLTextAreaElement ? element.value : (element.textContent ?? ''),
        ),
      ),
    ),
  )

export async function lettersStored(client: SanityClient, _id: string, paths: string[]) {
  const document = await newest(client, _id)
  return paths.map((path) => {
    const value = valueAt(document, path.split('.'))
    return lettersOf(textOf(value) ?? '')
  })
}

/** The draft or, without one, the published document. */
export const newest = (client: SanityClient, id: string) =>
  client.fetch<Record<string, unknown>>(
    '*[_id in [$id, "drafts." + $id]] | order(_id asc)[0]',
    {id},
    {perspective: 'raw'},
  )

declare global {
  interface Window {
    /** How many of each letter the fields took. */
    accepted: Record<string, number>
  }
}

/** Counts the letters that this screen takes from this keyboard. What it refuses does not reach the window. */
export async function countAccepted(page: Page) {
  await page.evaluate(() => {
    window.accepted = {q: 0, x: 0}
    window.addEventListener('beforeinput', (event) => {
      const target = event.target as HTMLElement
      const letter = (event as InputEvent).data ?? ''
      if (!('readOnly' in target && target.readOnly) && letter in window.accepted)
        window.accepted[letter] = (window.accepted[letter] ?? 0) + 1
    })
  })
}

export const accepted = (page: Page) => page.evaluate(() => window.accepted)
