import {newsletterConsent} from '@site/schemas/consents'
import {accessibilityFaults} from '../support/accessibility.ts'
import {withDatabase} from '../support/database.ts'
import {makePerson, removePerson, startLoggedIn, type Person} from '../support/people.ts'
import {expect, test} from '../support/test.ts'
import {languageViews} from '../support/views.ts'

let person: Person

test.beforeEach(async ({page}) => {
  person = await makePerson('Eglė', 'Skaitytoja')
  await startLoggedIn(page, person)
})

test.afterEach(() => removePerson(person))

const texts = {
  lt: {
    path: '/paskyra',
    label: 'Noriu gauti naujienlaiškį el. paštu',
    off: 'Naujienlaiškio dabar negaunate.',
    on: 'Naujienlaiškį dabar gaunate.',
    save: 'Išsaugoti pasirinkimą',
    subscribed: 'Naujienlaiškį jums siųsime',
    unsubscribed: 'Naujienlaiškio jums nebesiųsime',
  },
  en: {
    path: '/en/paskyra',
    label: 'I’d like to get the newsletter by email',
    off: 'You don’t get the newsletter at the moment.',
    on: 'You get the newsletter at the moment.',
    save: 'Save my choice',
    subscribed: 'You’ll get the newsletter',
    unsubscribed: 'You’ll get no more newsletters',
  },
} as const

async function subscriptionOf(email: string) {
  const [subscription] = await withDatabase(
    (sql) => sql`select status, language, wording from public.newsletter_subscribers where email = ${email}`,
  )
  return subscription
}

for (const {language, details} of languageViews) {
  const t = texts[language]

  test(
    `the newsletter is chosen in the profile, and chosen no more, ${language}`,
    details,
    async ({page}) => {
      await page.goto(t.path)
      const choice = page.getByRole('checkbox', {name: t.label})
      await expect(choice).not.toBeChecked()
      await expect(page.getByText(t.off)).toBeVisible()
      await expect(page.getByRole('main').getByText(newsletterConsent[language])).toBeVisible()
      await choice.check()
      await page.getByRole('button', {name: t.save}).click()
      await expect(page.getByText(t.subscribed)).toBeVisible()
      await expect(page.getByText(t.on)).toBeVisible()
      expect(await subscriptionOf(person.email)).toEqual({
        status: 'confirmed',
        language,
        wording: newsletterConsent[language],
      })
      expect(await accessibilityFaults(page)).toEqual([])

      await page.reload()
      await expect(choice).toBeChecked()
      await choice.uncheck()
      await page.getByRole('button', {name: t.save}).click()
      await expect(page.getByText(t.unsubscribed)).toBeVisible()
      await expect(page.getByText(t.off)).toBeVisible()
      expect(await subscriptionOf(person.email)).toMatchObject({status: 'unsubscribed'})
    },
  )
}

test.describe('when it cannot be saved,', () => {
  test.use({expectedConsoleErrors: /status of 503/})

  test('the choice stays as made, and the reason is said', async ({page}) => {
    await page.route('**/rpc/choose_newsletter', (route) =>
      route.request().method() === 'POST' ? route.fulfill({status: 503, json: {}}) : route.fallback(),
    )
    await page.goto('/paskyra')
    const choice = page.getByRole('checkbox', {name: texts.lt.label})
    await choice.check()
    await page.getByRole('button', {name: texts.lt.save}).click()
    await expect(page.getByRole('main').getByText(/^Pasirinkimo išsaugoti nepavyko/)).toBeVisible()
    await expect(choice).toBeChecked()
    await expect(page.getByText(texts.lt.off)).toBeVisible()
  })
})
