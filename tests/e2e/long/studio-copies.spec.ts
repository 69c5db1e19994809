import {sanityClient} from '../../support/sanity-client.ts'
import {editors, logIn, openActionMenu, openDocument, studioErrors} from '../../support/studio.ts'
import {expect, test} from '../../support/test.ts'
import {timeLimits} from '../../support/time-limits.ts'

test.use({expectedConsoleErrors: studioErrors})

const event = (_id: string) => ({
  _id,
  _type: 'event',
  title: {_type: 'localizedString', lt: `Mugė ${_id}`, en: `Fair ${_id}`},
  description: {_type: 'localizedText', lt: 'Mugė.', en: 'A fair.'},
  start: '2025-10-25T17:00:00Z',
  kind: 'celebration',
  place: {_type: 'place', name: {_type: 'localizedString', lt: 'Salė', en: 'Hall'}},
  programme: [
    {_type: 'programmeItem', _key: 'a', title: {_type: 'localizedString', lt: 'Šokiai', en: 'Dances'}},
  ],
  prices: [
    {_type: 'price', _key: 'b', audience: {_type: 'localizedString', lt: 'Visiems', en: 'All'}, amount: 5},
  ],
  admission: 'tickets',
  ticketing: {_type: 'ticketing', url: 'https://example.org/bilietai', availability: 'onSale'},
  status: 'cancelled',
  eventKey: `${_id}-2025`,
  path: `/${_id}-2025`,
})

test('a copy for next year has its own key and date, and the original can still be published', async ({
  page,
}) => {
  const client = sanityClient()
  const _id = `e2e-muge-${Date.now().toString(36)}`
  await client.create(event(_id))
  const copies = () =>
    client.fetch(
      '*[_type == "event" && title.lt == $title && _id != $id]{_id, eventKey, path, start, status, "place": place.name.lt, programme, prices, admission}',
      {title: event(_id).title.lt, id: _id},
      {perspective: 'raw'},
    )
  try {
    await logIn(page, editors.editor)
    await openDocument(page, event(_id))
    const dialog = page.getByRole('dialog', {name: 'Kopija kitiems metams'})
    const part = (name: string) => dialog.getByRole('checkbox', {name})
    await test.step('what is left out is chosen with the keyboard', async () => {
      await openActionMenu(page)
      await page.getByRole('menuitem', {name: 'Kopija kitiems metams'}).click()
      await expect(part('Tekstai ir paveikslėliai')).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(page.getByTestId('pane-footer').getByTestId('action-menu-button')).toBeFocused()

      await page.keyboard.press('Enter')
      await page.getByRole('menuitem', {name: 'Kopija kitiems metams'}).click()
      await expect(dialog.getByText('2026 m. spalio 24 d., šeštadienis, 18:00')).toBeVisible()
      await expect(part('Vieta, atvykimas ir prieinamumas')).toBeChecked()
      await expect(part('Programa ir atlikėjai')).not.toBeChecked()
      await part('Kainos ir bilietai').focus()
      await page.keyboard.press('Space')
      await expect(part('Kainos ir bilietai')).not.toBeChecked()
      await page.keyboard.press('Enter')
    })
    await expect.poll(copies, {timeout: timeLimits.studio}).toEqual([
      {
        _id: expect.stringMatching(/^drafts\./),
        eventKey: `${_id}-2026`,
        path: `/${_id}-2026`,
        // The clocks go back on the day after, in both years.
        start: '2026-10-24T17:00:00Z',
        status: 'scheduled',
        place: 'Salė',
        programme: null,
        prices: null,
        admission: 'none',
      },
    ])

    await openDocument(page, event(_id))
    await page.getByTestId('field-description.lt').getByRole('textbox').fill('Mugė bus.')
    const publish = page.getByRole('button', {name: 'Paskelbti', exact: true})
    await expect(publish).toBeEnabled({timeout: timeLimits.studio})
    await publish.click()
    await expect
      .poll(() => client.getDocument(_id), {timeout: timeLimits.studio})
      .toMatchObject({description: {lt: 'Mugė bus.'}})
    await expect(page.getByRole('link', {name: `Žiūrėti svetainėje: /${_id}-2025`})).toBeVisible()
  } finally {
    for (const {_id: copy} of [...(await copies()), {_id}, {_id: `drafts.${_id}`}]) await client.delete(copy)
  }
})
