import {sanityClient} from '../../support/sanity-client.ts'
import {editors, goToEnd, studioErrors} from '../../support/studio.ts'
import {
  create,
  deleteCreated,
  inMinutes,
  news,
  openForm,
  openSchedule,
} from '../../support/studio-schedule.ts'
import {expect, test} from '../../support/test.ts'
import {timeLimits} from '../../support/time-limits.ts'

/** Two minutes until it is due, one until the schedule calls the function. */
const PUBLISHED_MS = 3 * 60_000 + timeLimits.onSite

test.setTimeout(2 * PUBLISHED_MS + 4 * timeLimits.studio)
test.use({expectedConsoleErrors: studioErrors})
test.afterAll(deleteCreated)

test('a volunteer schedules a news item, which is published on time and unpublished later', async ({
  page,
  request,
}) => {
  const slug = `e2e-planas-${crypto.randomUUID().slice(0, 8)}`
  const id = await create('drafts.', news(slug))
  await openForm(page, editors.editor, id, 'newsItem')
  const dialog = await openSchedule(page)
  const publishAt = dialog.getByLabel('Paskelbti', {exact: true})
  const unpublishAt = dialog.getByLabel('Nuimti iš svetainės', {exact: true})
  const save = dialog.getByRole('button', {name: 'Išsaugoti planą'})

  await publishAt.fill('2025-11-01T10:00')
  await save.click()
  await expect(dialog.getByText('Šis laikas jau praėjo.')).toBeVisible()
  await publishAt.fill('2026-03-29T01:30')
  await save.click()
  await expect(dialog.getByText(/Tokios valandos tą naktį nebus/)).toBeVisible()
  await publishAt.fill('24 rugpjūčio 10 val.')
  await save.click()
  await expect(dialog.getByText(/Trūksta metų/)).toBeVisible()
  await publishAt.fill('25/10/2026 1.30am')
  await expect(dialog.getByText(/Supratome: 2026 m. spalio 25 d./)).toBeVisible()
  await expect(dialog.getByText(/ši valanda kartojasi/)).toBeVisible()
  await unpublishAt.fill('2026-10-25T00:30')
  await save.click()
  await expect(dialog.getByText('Nuimti galima tik po to, kai bus paskelbta.')).toBeVisible()

  await publishAt.fill(await inMinutes(page, 2))
  await unpublishAt.fill(await inMinutes(page, 120))
  await save.click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(/^Bus paskelbta/).first()).toBeVisible()
  const visitor = sanityClient().withConfig({token: undefined})
  expect(await visitor.fetch('*[documentId == $id || _id == $id]', {id}, {perspective: 'raw'})).toEqual([])
  expect((await request.get(`/naujienos/${slug}`)).status()).toBe(404)

  const statusOf = async () => (await request.get(`/naujienos/${slug}`)).status()
  await expect.poll(statusOf, {timeout: PUBLISHED_MS, intervals: [2000]}).toBe(200)
  expect(
    await sanityClient().fetch(
      '*[_id match "scheduled.*" && documentId == $id].action',
      {id},
      {perspective: 'raw'},
    ),
  ).toEqual(['unpublish'])
  await expect(page.getByText(/^Bus nuimta/).first()).toBeVisible({timeout: timeLimits.studio})
  // Sooner than was planned: a slow machine would otherwise not meet the page in between.
  await openSchedule(page)
  await unpublishAt.fill(await inMinutes(page, 2))
  await save.click()
  await expect(dialog).toBeHidden()
  await expect.poll(statusOf, {timeout: PUBLISHED_MS, intervals: [2000]}).toBe(404)
  expect(await sanityClient().getDocument(`drafts.${id}`)).toMatchObject({slug: {current: slug}})
})

test('whoever types on while a schedule falls due loses no letter, and only whole sentences are published', async ({
  page,
}) => {
  const client = sanityClient()
  const id = await create('drafts.', news(`e2e-planas-${crypto.randomUUID().slice(0, 8)}`))
  await openForm(page, editors.editor, id, 'newsItem')
  const description = page.getByTestId('field-description.lt').getByRole('textbox')
  let typed = 'Kviečiame.'
  const type = async (words: string) => {
    await goToEnd(description)
    await description.pressSequentially(words)
    typed += words
  }
  await type(' Ką tik.')
  const dialog = await openSchedule(page)
  await dialog.getByLabel('Paskelbti', {exact: true}).fill(await inMinutes(page, 2))
  await dialog.getByRole('button', {name: 'Išsaugoti planą'}).click()
  await expect(dialog).toBeHidden({timeout: timeLimits.studio})
  const published = () => client.getDocument(id)
  await expect(async () => {
    await type(' Ir dar.')
    expect(await published()).toBeDefined()
  }).toPass({timeout: PUBLISHED_MS, intervals: [3000]})
  await type(' Pabaiga.')
  await expect
    .poll(() => client.getDocument(`drafts.${id}`), {timeout: timeLimits.studio})
    .toMatchObject({description: {lt: typed}})
  const lt = (await published())?.description.lt
  expect(typed.startsWith(String(lt))).toBe(true)
  expect(lt).toMatch(/^Kviečiame\. Ką tik\.( Ir dar\.)*$/)
})
