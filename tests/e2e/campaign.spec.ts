import {untilPublished, untilServed} from '../support/on-site.ts'
import {sanityClient} from '../support/sanity-client.ts'
import {expect, test} from '../support/test.ts'
import {long} from '../support/views.ts'

/** Another address in each try: the site may still have the page of the one before. */
const key = `e2e-${crypto.randomUUID().slice(0, 8)}`
const ID = `campaign-${key}`
const PATH = `/${key}`

test('the campaign says what was done and how to give', async ({page}) => {
  await page.goto('/is-sirdies-i-sirdi')
  const done = page.getByRole('region', {name: 'Jau nuveikta'})
  await expect(done.locator('dd')).toHaveText(['apie 800', '33', 'apie 300', /^£36\s000\+ 36\s000 svarų \+$/])
  await expect(
    page.getByRole('region', {name: 'Akimirkos'}).getByRole('link', {name: /^Padidinti/}),
  ).toHaveCount(4)
  await page.getByRole('main').getByRole('link', {name: 'Kaip paaukoti'}).click()
  const ways = page.getByRole('region', {name: 'Kaip paaukoti'})
  await expect(ways).toBeInViewport()
  await expect(ways.locator('dl')).toContainText('sirdis25')
  const paypal = ways.getByRole('link', {name: /Aukoti per „PayPal“/})
  await expect(paypal).toHaveAttribute('href', /^https:\/\/www\.paypal\.com\//)
  await expect(paypal).toHaveAttribute('target', '_blank')
  await expect(paypal).toHaveAttribute('rel', /noopener/)
})

test('the English page has English numbers and words', long, async ({page}) => {
  await page.goto('/en/is-sirdies-i-sirdi')
  const done = page.getByRole('region', {name: 'What’s been done so far'})
  await expect(done.locator('dd')).toHaveText(['about 800', '33', 'about 300', '£36,000+ 36,000 pounds +'])
})

test('all donors are shown when asked for, and stay shown in the other language', long, async ({page}) => {
  const donors = Array.from({length: 30}, (_, index) => `Rėmėjas nr. ${index + 1}`)
  await page.route('**/rest/v1/rpc/campaign_donors*', (route) =>
    route.request().method() === 'OPTIONS'
      ? route.fallback()
      : route.fulfill({json: donors, headers: {'access-control-allow-origin': '*'}}),
  )
  const names = page.getByText(/^Rėmėjas nr\. \d+$/)
  await page.goto('/is-sirdies-i-sirdi')
  await page.locator('#report').scrollIntoViewIfNeeded()
  await expect(names).toHaveCount(24)
  await page.getByRole('button', {name: 'Rodyti visus (30)'}).click()
  await expect(names).toHaveCount(30)
  await page.getByRole('link', {name: 'English'}).first().dispatchEvent('click')
  await expect(page).toHaveURL(/\/en\/is-sirdies-i-sirdi\?aukotojai=30$/)
  await expect(names).toHaveCount(30)
})

test('a campaign with few fields leaves out what is missing', long, async ({page}) => {
  const client = sanityClient()
  await client.create({
    _id: ID,
    _type: 'campaign',
    name: {_type: 'localizedString', lt: 'Knygos mokyklėlei', en: 'Books for the school'},
    path: PATH,
    reference: 'knygos26',
  })
  try {
    await untilPublished(page.request, PATH)
    await page.goto(PATH)
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Knygos mokyklėlei')
    await expect(page.getByRole('main').getByRole('heading', {level: 2})).toHaveText([
      'Papasakokite kitiems',
      'Kaip paaukoti',
    ])
    await expect(page.getByRole('main').getByRole('img')).toHaveCount(0)
    await expect(page.getByRole('main')).toContainText('knygos26')
    await expect(page.getByRole('main')).not.toContainText('PayPal')

    await client.patch(ID).set({targetAmount: 1250.5}).commit()
    await untilServed(page.request, `/en${PATH}`, '£1,250.50')
    await page.goto(`/en${PATH}`)
    await expect(page.getByText('This time we hope to raise £1,250.50.')).toBeVisible()
  } finally {
    await client.delete(ID)
  }
})
