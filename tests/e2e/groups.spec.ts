import {untilServed} from '../support/on-site.ts'
import {sanityClient} from '../support/sanity-client.ts'
import {expect, test} from '../support/test.ts'
import {long} from '../support/views.ts'

/** Another name in each try: the site may still have the page of the one before. */
const mark = crypto.randomUUID().slice(0, 8)
const ID = `group-e2e-${mark}`
const NAME = `Šachmatai ${mark}`

test('three groups say who they are for, when they meet and how to join', async ({page}) => {
  await page.goto('/grupes')
  const groups = page.getByRole('region', {name: 'Mūsų grupės'})
  await expect(groups.getByRole('heading', {level: 3})).toHaveText(['Senjorai', 'Šokiai', 'Sportas'])
  const seniors = groups.getByRole('article').first()
  await expect(seniors).toContainText('Nuo 60 metų', {ignoreCase: true})
  await expect(seniors).toContainText('Kas antrą trečiadienį')
  await expect(seniors).toContainText('Kitas susitikimas')
  const join = seniors.getByRole('link', {name: 'Rašyti grupei (Senjorai)'})
  const letter = new URL((await join.getAttribute('href')) ?? '')
  expect(letter.searchParams.get('subject')).toBe('Noriu ateiti į grupę „Senjorai“')
  const steps = page.getByRole('region', {name: 'Kaip ateiti į grupę'})
  await expect(steps.getByRole('listitem')).toHaveCount(3)
  await expect(page.getByRole('region', {name: 'Turite klausimų?'})).toContainText('@')
})

test('the subject of the email is in the page’s language', long, async ({page}) => {
  await page.goto('/en/grupes')
  const join = page.getByRole('link', {name: 'Email the group (Dance)'})
  const letter = new URL((await join.getAttribute('href')) ?? '')
  expect(letter.searchParams.get('subject')).toBe('I’d like to join the group ‘Dance’')
})

test(
  'a group without picture or facts is shown, and its meeting only while upcoming',
  long,
  async ({page}) => {
    const client = sanityClient()
    const card = page.getByRole('article').filter({has: page.getByRole('heading', {name: NAME})})
    await client.create({
      _id: ID,
      _type: 'group',
      name: {_type: 'localizedString', lt: NAME},
      nextMeeting: '2025-11-14T18:00:00Z',
      position: 99,
    })
    try {
      await untilServed(page.request, '/grupes', NAME)
      await page.goto('/grupes')
      await expect(card).toBeVisible()
      await expect(card).not.toContainText('Kitas susitikimas')
      await expect(card.getByRole('link')).toHaveCount(0)
      const nextMeeting = '2025-12-05T18:00:00Z'
      await client.patch(ID).set({nextMeeting}).commit()
      await untilServed(page.request, '/grupes', nextMeeting)
      await page.goto('/grupes')
      await expect(card).toContainText('2025 m. gruodžio 5 d.')
      await expect(card).toContainText('Penktadienis, 18:00')
    } finally {
      await client.delete(ID)
    }
  },
)
