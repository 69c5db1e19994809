import type {Page} from '@playwright/test'
import {stackEnv} from '../env.ts'
import {sanityClient} from '../support/sanity-client.ts'
import {expect, test} from '../support/test.ts'

const ID = 'event-perkeliamas-2026'
const STUDIO_MS = 40_000
const {STUDIO_URL} = stackEnv()
const client = sanityClient()

// The Studio requests version news from its vendor, who is out of reach.
test.use({expectedConsoleErrors: /Failed to (load resource|fetch version)|sanity(-cdn)?\.(com|io)/})

test.beforeAll(() =>
  client.createOrReplace({
    _id: ID,
    _type: 'event',
    title: {_type: 'localizedString', lt: 'Perkeliamas renginys', en: 'An event that moves'},
    description: {_type: 'localizedText', lt: 'Keičia adresą.', en: 'Changes its address.'},
    eventKey: 'perkeliamas-2026',
    path: '/senas-adresas',
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
  await page.goto(STUDIO_URL)
  await page.getByRole('link', {name: /Prisijungti/}).click()
  await page.getByRole('button', {name: /Jonas Žemaitis/}).click()
  await expect(page.getByRole('link', {name: 'Nukreipimai'})).toBeVisible({timeout: STUDIO_MS})
  await page.goto(`${STUDIO_URL}/intent/edit/id=${ID};type=event`)
  await page.getByRole('tab', {name: 'Adresas svetainėje'}).click({timeout: STUDIO_MS})
}

const pathField = (page: Page) => page.getByTestId('field-path').getByRole('textbox')

async function publishAt(page: Page, path: string) {
  await pathField(page).fill(path)
  const publish = page.getByRole('button', {name: 'Paskelbti'})
  await expect(publish).toBeEnabled({timeout: STUDIO_MS})
  await publish.click()
  await expect.poll(() => client.getDocument(ID), {timeout: STUDIO_MS}).toMatchObject({path})
}

test(
  'a page can move away and back, leaving redirects, but not onto another page',
  {tag: '@long'},
  async ({page, request}) => {
    test.setTimeout(180_000)
    const statusAt = async (path: string) => {
      const response = await request.get(path, {maxRedirects: 0})
      return [response.status(), response.headers().location].filter(Boolean).join(' ')
    }
    await expect.poll(() => statusAt('/senas-adresas')).toBe('200')
    await openEvent(page)

    await publishAt(page, '/naujas-adresas')
    await expect.poll(() => statusAt('/naujas-adresas')).toBe('200')
    expect(await statusAt('/senas-adresas?nuo=laisko')).toMatch(/^308 .*\/naujas-adresas\?nuo=laisko$/)
    expect(await statusAt('/en/senas-adresas')).toMatch(/^308 .*\/en\/naujas-adresas$/)

    await publishAt(page, '/senas-adresas')
    await expect.poll(() => statusAt('/senas-adresas')).toBe('200')
    await expect.poll(() => statusAt('/naujas-adresas')).toMatch(/^308 .*\/senas-adresas$/)

    // The reason is the tooltip of the icon beside the field's name.
    for (const [path, why] of [
      ['/apie-mus', 'priklauso kitam svetainės puslapiui'],
      ['/kaledos-2025', 'jau naudoja „Lietuviškos Kalėdos“'],
      ['/renginiai/kaledos', 'jau naudoja „Lietuviškos Kalėdos“'],
    ] as const) {
      await pathField(page).fill(path)
      await expect(
        page.getByText(why.startsWith('jau') ? `Adresą ${path} ${why}` : `Adresas ${path} ${why}`).first(),
      ).toBeAttached({timeout: STUDIO_MS})
      await expect(page.getByRole('button', {name: 'Paskelbti'})).toBeDisabled({timeout: STUDIO_MS})
    }
  },
)

test('an event published under a free path is there in both languages', async ({page, request}) => {
  const id = 'event-bbq-savaitgalis-2027'
  const event = await client.getDocument(ID)
  const title = {_type: 'localizedString', lt: 'BBQ savaitgalis 2027', en: 'Barbecue Weekend 2027'}
  await client.createOrReplace({
    ...event,
    _id: id,
    _type: 'event',
    title,
    eventKey: 'bbq-savaitgalis-2027',
    path: '/bbq-savaitgalis-2027',
  })
  try {
    for (const [path, heading] of [
      ['/bbq-savaitgalis-2027', title.lt],
      ['/en/bbq-savaitgalis-2027', title.en],
    ] as const) {
      await expect.poll(async () => (await request.get(path)).status(), {timeout: 20_000}).toBe(200)
      await page.goto(path)
      await expect(page.getByRole('heading', {level: 1})).toHaveText(heading)
    }
  } finally {
    await client.delete(id)
  }
})
