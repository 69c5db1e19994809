import type {Page} from '@playwright/test'
import {expectOnSite, untilPublished} from '../support/on-site.ts'
import {sanityClient} from '../support/sanity-client.ts'
import {editors, logIn, openDocument} from '../support/studio.ts'
import {expect, test} from '../support/test.ts'
import {timeLimits} from '../support/time-limits.ts'
import {long} from '../support/views.ts'

const ID = 'event-e2e-perkeliamas-2026'
const client = sanityClient()

// The Studio requests version news from its vendor, who is out of reach.
test.use({expectedConsoleErrors: /Failed to (load resource|fetch version)|sanity(-cdn)?\.(com|io)/})

test.beforeAll(() =>
  client.createOrReplace({
    _id: ID,
    _type: 'event',
    title: {_type: 'localizedString', lt: 'Perkeliamas renginys', en: 'An event that moves'},
    description: {_type: 'localizedText', lt: 'Keičia adresą.', en: 'Changes its address.'},
    eventKey: 'e2e-perkeliamas-2026',
    path: '/e2e-senas-adresas',
    start: '2026-05-05T17:00:00.000Z',
    kind: 'culture',
    admission: 'none',
    status: 'scheduled',
  }),
)

test.afterAll(async () => {
  const redirects = await client.fetch<string[]>('*[_type == "redirect" && document._ref == $id]._id', {
    id: ID,
  })
  for (const id of [...redirects, `drafts.${ID}`, ID]) await client.delete(id)
})

async function openEvent(page: Page) {
  await logIn(page, editors.editor)
  await openDocument(page, {_id: ID, _type: 'event'})
  await page.getByRole('tab', {name: 'Adresas svetainėje'}).click()
}

const pathField = (page: Page) => page.getByTestId('field-path').getByRole('textbox')

async function publishAt(page: Page, path: string) {
  await pathField(page).fill(path)
  const publish = page.getByRole('button', {name: 'Paskelbti'})
  await expect(publish).toBeEnabled({timeout: timeLimits.studio})
  await publish.click()
  await expect.poll(() => client.getDocument(ID), {timeout: timeLimits.studio}).toMatchObject({path})
}

test(
  'a page can move away and back, leaving redirects, but not onto another page',
  long,
  async ({page, request}) => {
    const statusAt = async (path: string) => {
      const response = await request.get(path, {maxRedirects: 0})
      return [response.status(), response.headers().location].filter(Boolean).join(' ')
    }
    await expectOnSite(() => statusAt('/e2e-senas-adresas')).toBe('200')
    await openEvent(page)

    await publishAt(page, '/e2e-naujas-adresas')
    await expectOnSite(() => statusAt('/e2e-naujas-adresas')).toBe('200')
    await expectOnSite(() => statusAt('/e2e-senas-adresas?nuo=laisko')).toMatch(
      /^308 .*\/e2e-naujas-adresas\?nuo=laisko$/,
    )
    await expectOnSite(() => statusAt('/en/e2e-senas-adresas')).toMatch(/^308 .*\/en\/e2e-naujas-adresas$/)

    await publishAt(page, '/e2e-senas-adresas')
    await expectOnSite(() => statusAt('/e2e-senas-adresas')).toBe('200')
    await expectOnSite(() => statusAt('/e2e-naujas-adresas')).toMatch(/^308 .*\/e2e-senas-adresas$/)

    // The reason is the tooltip of the icon beside the field's name.
    for (const [path, why] of [
      ['/apie-mus', 'priklauso kitam svetainės puslapiui'],
      ['/kaledos-2025', 'jau naudoja „Lietuviškos Kalėdos“'],
      ['/renginiai/kaledos', 'jau naudoja „Lietuviškos Kalėdos“'],
    ] as const) {
      await pathField(page).fill(path)
      await expect(
        page.getByText(why.startsWith('jau') ? `Adresą ${path} ${why}` : `Adresas ${path} ${why}`).first(),
      ).toBeAttached({timeout: timeLimits.studio})
      await expect(page.getByRole('button', {name: 'Paskelbti'})).toBeDisabled({timeout: timeLimits.studio})
    }
  },
)

test('an event published under a free path is there in both languages', async ({page, request}) => {
  const id = 'event-e2e-laisvas-2027'
  const event = await client.getDocument(ID)
  const title = {_type: 'localizedString', lt: 'Žiogiada 2027', en: 'Grasshoppiad 2027'}
  await client.createOrReplace({
    ...event,
    _id: id,
    _type: 'event',
    title,
    eventKey: 'e2e-laisvas-2027',
    path: '/e2e-laisvas-adresas',
  })
  try {
    for (const [path, heading] of [
      ['/e2e-laisvas-adresas', title.lt],
      ['/en/e2e-laisvas-adresas', title.en],
    ] as const) {
      await untilPublished(request, path)
      await page.goto(path)
      await expect(page.getByRole('heading', {level: 1})).toHaveText(heading)
    }
  } finally {
    await client.delete(id)
  }
})
