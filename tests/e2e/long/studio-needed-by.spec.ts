import {sanityClient} from '../../support/sanity-client.ts'
import {editors, logIn, openActionMenu, openDocument, studioErrors} from '../../support/studio.ts'
import {expect, test} from '../../support/test.ts'
import {timeLimits} from '../../support/time-limits.ts'

test.use({expectedConsoleErrors: studioErrors})

const text = (lt: string, en: string) => ({_type: 'localizedString', lt, en})
const description = {_type: 'localizedText', lt: 'Kviečiame.', en: 'Join us.'}
const TARGET = 'e2e-needed'

/** A news item, and one whose button leads to it. */
const target = {
  _id: TARGET,
  _type: 'newsItem',
  title: text('Reikalinga žinia', 'Needed news'),
  description,
  date: '2025-11-14',
  category: 'culture',
  slug: {_type: 'slug', current: TARGET},
}
const withButton = {
  ...target,
  _id: `${TARGET}-button`,
  title: text('Žinia su mygtuku', 'News with a button'),
  slug: {_type: 'slug', current: `${TARGET}-button`},
  actions: [
    {
      _type: 'internalLink',
      _key: 'a',
      label: text('Skaityti', 'Read'),
      document: {_type: 'reference', _ref: TARGET},
    },
  ],
}
const redirect = {
  _id: `${TARGET}-redirect`,
  _type: 'redirect',
  from: '/reikalinga-zinia',
  document: {_type: 'reference', _ref: TARGET, _weak: true},
}

test.afterEach(async () => {
  const transaction = sanityClient().transaction()
  for (const id of [withButton._id, redirect._id, TARGET]) transaction.delete(id).delete(`drafts.${id}`)
  await transaction.commit()
})

test('what a button leads to cannot be removed until the button is changed', async ({page}) => {
  const client = sanityClient()
  const documents = client.transaction().createOrReplace(target).createOrReplace(withButton)
  await documents.createOrReplace(redirect).commit()
  await logIn(page, editors.editor)

  for (const [item, header] of [
    ['Ištrinti', 'Kol kas ištrinti negalima'],
    ['Nuimti iš svetainės', 'Kol kas nuimti iš svetainės negalima'],
  ] as const) {
    await test.step(item, async () => {
      await openDocument(page, target)
      await openActionMenu(page)
      // A menu that is opened early is made anew once the document is known.
      const action = page.getByRole('menuitem', {name: item})
      await expect(action).toBeEnabled({timeout: timeLimits.studio})
      await action.click()
      const dialog = page.getByRole('dialog', {name: header})
      await expect(dialog).toBeVisible({timeout: timeLimits.studio})
      await expect(dialog.getByRole('link')).toHaveText(/Žinia su mygtuku/)
      await expect(dialog.getByRole('button', {name: /ištrinti|nuimti/i})).toHaveCount(0)
      await dialog.getByRole('link').click()
      await expect(page).toHaveURL(new RegExp(withButton._id), {timeout: timeLimits.studio})
    })
  }
  expect(await client.getDocument(TARGET)).toMatchObject({title: target.title})
})

test('what a redirect leads to can be removed, once that has been read', async ({page}) => {
  const client = sanityClient()
  await client.transaction().createOrReplace(target).createOrReplace(redirect).commit()
  await logIn(page, editors.editor)
  await openDocument(page, target)
  await openActionMenu(page)
  const action = page.getByRole('menuitem', {name: 'Ištrinti'})
  await expect(action).toBeEnabled({timeout: timeLimits.studio})
  await action.click()
  const dialog = page.getByRole('dialog', {name: 'Ištrinti?'})
  await expect(dialog.getByText('„Reikalinga žinia“ naudojama čia:')).toBeVisible({
    timeout: timeLimits.studio,
  })
  await expect(dialog.getByText('ten esantys mygtukai ir nuorodos')).toBeVisible()
  await expect(dialog.getByTestId('internal-references').getByRole('link')).toHaveText(/\/reikalinga-zinia/)
  await dialog.getByRole('button', {name: 'Vis tiek ištrinti'}).click()
  await expect.poll(() => client.getDocument(TARGET), {timeout: timeLimits.studio}).toBeUndefined()
})
