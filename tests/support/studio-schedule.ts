import type {Page} from '@playwright/test'
import {londonInputValue} from '@site/schemas/london-time/input'
import {withDatabase} from './database.ts'
import {sanityClient} from './sanity-client.ts'
import {logIn, openActionMenu, openDocument} from './studio.ts'
import {expect} from './test.ts'
import {timeLimits} from './time-limits.ts'

/** A text in both languages. */
export const text = (lt: string, en: string) => ({_type: 'localizedString', lt, en})
/** Ids of the documents that `create` made. */
const ids: string[] = []

/** Deletes what `create` made, with its schedule and registrations. */
export async function deleteCreated() {
  const client = sanityClient()
  for (const id of ids) {
    const all = [id, `drafts.${id}`, `scheduled.publish.${id}`, `scheduled.unpublish.${id}`]
    await all.reduce((transaction, each) => transaction.delete(each), client.transaction()).commit()
    await withDatabase((sql) => sql`delete from public.event_registrations where event_key = ${id}`)
  }
}

/** Creates a document whose id begins with `e2e-`, and resolves to its published id. */
export async function create(prefix: '' | 'drafts.', fields: {_type: string; [field: string]: unknown}) {
  const id = `e2e-planas-${crypto.randomUUID().slice(0, 8)}`
  ids.push(id)
  await sanityClient().create({_id: prefix + id, ...fields, ...(fields._type === 'event' && {eventKey: id})})
  return id
}

/** The fields of a news item at this slug. */
export const news = (slug: string) => ({
  _type: 'newsItem',
  title: text(`Bandomoji žinia ${slug}`, `Trial news ${slug}`),
  description: {_type: 'localizedText', lt: 'Kviečiame.', en: 'Join us.'},
  date: '2025-11-14',
  category: 'culture',
  slug: {_type: 'slug', current: slug},
})

/** Logs in and opens the form of a document. */
export async function openForm(page: Page, who: string, id: string, type: string) {
  await logIn(page, who)
  await openDocument(page, {_id: id, _type: type})
  await expect(page.getByTestId('field-title.lt').getByRole('textbox')).not.toHaveValue('', {
    timeout: timeLimits.studio,
  })
}

/** Opens the dialog that schedules publishing. */
export async function openSchedule(page: Page) {
  const item = page.getByRole('menuitem', {name: 'Suplanuoti…'})
  await openActionMenu(page)
  await item.click()
  const dialog = page.getByRole('dialog', {name: 'Suplanuoti skelbimą'})
  await expect(dialog).toBeVisible()
  return dialog
}

/** The site's clock some minutes from now, as the dialog's inputs take it. */
export async function inMinutes(page: Page, minutes: number): Promise<string> {
  const {now} = (await (await page.request.get('/api/clock')).json()) as {now: string}
  return londonInputValue(new Date(Date.parse(now) + minutes * 60_000))
}
