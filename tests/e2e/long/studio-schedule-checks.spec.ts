import {registerForService} from '../../support/registration-link.ts'
import {withDatabase} from '../../support/database.ts'
import {sanityClient} from '../../support/sanity-client.ts'
import {editors, openActionMenu, studioErrors} from '../../support/studio.ts'
import {create, deleteCreated, news, openForm, openSchedule, text} from '../../support/studio-schedule.ts'
import {expect, test} from '../../support/test.ts'
import {timeLimits} from '../../support/time-limits.ts'

test.use({expectedConsoleErrors: studioErrors})
test.afterAll(deleteCreated)

test('a draft with an error cannot be scheduled, and one that gets an error later is not published', async ({
  page,
}) => {
  const id = await create('drafts.', news(`e2e-planas-${crypto.randomUUID().slice(0, 8)}`))
  await openForm(page, editors.editor, id, 'newsItem')
  const title = page.getByTestId('field-title.lt').getByRole('textbox')
  await page.getByTestId('field-description.en').getByRole('textbox').fill('')
  let dialog = await openSchedule(page)
  await dialog.getByLabel('Paskelbti', {exact: true}).fill('2030-01-01T10:00')
  await dialog.getByRole('button', {name: 'Išsaugoti planą'}).click()
  const question = page.getByRole('dialog', {name: 'Ne viskas parašyta abiem kalbomis'})
  await expect(question).toContainText('Skaitantys angliškai matys lietuviškus')
  await question.getByRole('button', {name: 'Grįžti ir papildyti'}).click()
  await expect(question).toBeHidden()
  expect(await sanityClient().getDocument(`scheduled.publish.${id}`)).toBeUndefined()
  await dialog.getByRole('button', {name: 'Išsaugoti planą'}).click()
  await question.getByRole('button', {name: 'Vis tiek suplanuoti'}).click()
  await expect(dialog).toBeHidden()

  await title.fill('')
  await expect(page.getByText('Planas sustabdytas').first()).toBeVisible({timeout: timeLimits.studio})
  const stored = () => sanityClient().getDocument(`scheduled.publish.${id}`)
  await expect
    .poll(async () => (await stored())?.checked.problems)
    .toEqual([expect.stringContaining('lietuviškai')])
  dialog = await openSchedule(page)
  await expect(
    dialog.getByRole('alert').filter({hasText: 'Įrašykite tekstą lietuviškai.'}).first(),
  ).toBeVisible()
  await expect(dialog.getByRole('button', {name: 'Išsaugoti planą'})).toBeDisabled()
  await dialog.getByRole('button', {name: 'Atsisakyti plano'}).click()
  await expect(dialog).toBeHidden()
  await expect.poll(stored).toBeUndefined()
})

/** Publishes an event that somebody has registered for. */
async function publishRegisteredEvent() {
  const key = await create('', {
    _type: 'event',
    title: text('Bandomoji kelionė', 'Trial trip'),
    description: {_type: 'localizedText', lt: 'Važiuojame.', en: 'We go.'},
    start: '2031-06-20T10:00:00.000Z',
    kind: 'celebration',
    admission: 'general',
    registration: {_type: 'registration', open: true},
    capacity: 10,
  })
  const known = () => withDatabase((sql) => sql`select from public.content_items where key = ${key}`)
  await expect.poll(async () => (await known()).length, {timeout: timeLimits.studio}).toBe(1)
  await registerForService({eventKey: key})
  return key
}

test('before an event with registrations is cancelled or unpublished, the Studio says whom that concerns', async ({
  page,
}) => {
  const key = await publishRegisteredEvent()
  await openForm(page, editors.editor, key, 'event')
  await openActionMenu(page)
  await page.getByRole('menuitem', {name: /Nuimti/}).click()
  const dialog = page.getByRole('dialog', {name: 'Į šį renginį jau užsiregistruota'})
  await expect(dialog).toContainText('Tai susiję su 1 registracija (iš viso 1 žmogus)')
  await expect(dialog).toContainText('rasite jiems visiems paruoštą laišką')
  await dialog.getByRole('button', {name: 'Atšaukti'}).click()
  await expect(dialog).toBeHidden()
  expect(await sanityClient().getDocument(key)).toBeDefined()

  await page.getByTestId('field-status').getByRole('combobox').selectOption({label: 'Atšaukta'})
  await page.getByRole('button', {name: 'Paskelbti'}).click()
  await expect(dialog).toContainText('Renginys atšaukiamas.')
  await dialog.getByRole('button', {name: 'Suprantu, skelbti'}).click()
  await expect.poll(async () => (await sanityClient().getDocument(key))?.status).toBe('cancelled')
})

test('before an event with registrations is scheduled to change or to go, the Studio says whom that concerns', async ({
  page,
}) => {
  const key = await publishRegisteredEvent()
  await openForm(page, editors.editor, key, 'event')
  await page.getByTestId('field-status').getByRole('combobox').selectOption({label: 'Atšaukta'})
  const schedule = await openSchedule(page)
  await schedule.getByLabel('Paskelbti', {exact: true}).fill('2031-01-01 10:00')
  await schedule.getByLabel('Nuimti iš svetainės', {exact: true}).fill('2031-02-01 10:00')
  await schedule.getByRole('button', {name: 'Išsaugoti planą'}).click()
  const question = page.getByRole('dialog', {name: 'Į šį renginį jau užsiregistruota'})
  await expect(question).toContainText('Renginys atšaukiamas.', {timeout: timeLimits.studio})
  await question.getByRole('button', {name: 'Suprantu, suplanuoti'}).click()
  await expect(question).toContainText('Renginys dingsta iš svetainės.')
  await question.getByRole('button', {name: 'Atšaukti'}).click()
  await expect(question).toBeHidden()
  await expect(schedule).toBeVisible()
  const stored = () =>
    sanityClient().fetch<string[]>(
      '*[documentId == $key && _type == "scheduledAction"].action',
      {key},
      {perspective: 'raw'},
    )
  expect(await stored()).toEqual([])
  await schedule.getByRole('button', {name: 'Išsaugoti planą'}).click()
  await question.getByRole('button', {name: 'Suprantu, suplanuoti'}).click()
  await expect(question).toContainText('Renginys dingsta iš svetainės.')
  await question.getByRole('button', {name: 'Suprantu, suplanuoti'}).click()
  await expect(schedule).toBeHidden()
  expect((await stored()).toSorted()).toEqual(['publish', 'unpublish'])
})

test('a viewer can schedule nothing', async ({page}) => {
  const id = await create('drafts.', news(`e2e-planas-${crypto.randomUUID().slice(0, 8)}`))
  await openForm(page, editors.viewer, id, 'newsItem')
  await openActionMenu(page)
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  await expect(page.getByRole('menuitem', {name: 'Suplanuoti…'})).toHaveCount(0)
})
