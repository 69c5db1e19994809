import type {Page} from '@playwright/test'
import {openDialog} from '../../support/dialogs.ts'
import {withDatabase} from '../../support/database.ts'
import {answerInstead, fulfil} from '../../support/form-requests.ts'
import {emailLanguageLink, waitForEmail} from '../../support/inbox.ts'
import {makeMember} from '../../support/members.ts'
import {makePerson, removePerson, startLoggedIn} from '../../support/people.ts'
import {registerForService} from '../../support/registration-link.ts'
import {removeMonthlyGift, storeMonthlyGift} from '../../support/stored-monthly-gift.ts'
import {inLanguage} from '../../support/routes.ts'
import {expect, test} from '../../support/test.ts'
import {expectEnlargedTextToFit, expectTextToFit} from '../../support/text-faults.ts'

test.use({viewport: {width: 360, height: 740}})

const main = (page: Page) => page.getByRole('main')

/** Presses the only button of a page that an email opens, which answers with an alert. */
async function pressAndCheck(page: Page, path: string): Promise<void> {
  await expect(main(page).getByRole('button').first()).toBeVisible()
  await expectTextToFit(page, path)
  await main(page).getByRole('button').first().click()
  await expect(main(page).getByRole('alert')).toBeVisible()
  await expectTextToFit(page, `the answer of ${path}`)
}

for (const language of ['lt', 'en'] as const) {
  test(`links of the newsletter fit, and what they answer, in ${language}`, async ({page}) => {
    await answerInstead(page, 'newsletter-subscription', (route) => fulfil(route, 200, {ok: true}))
    for (const path of ['/naujienlaiskis/patvirtinti', '/naujienlaiskis/atsisakyti']) {
      await page.goto(inLanguage(language, `${path}?token=${'ab'.repeat(32)}`))
      await pressAndCheck(page, path)
    }
  })

  test(`the choice of a language for emails fits, in ${language}`, async ({page}) => {
    const {email} = await registerForService()
    const {search} = new URL(emailLanguageLink(await waitForEmail(email)), 'http://site')
    await page.goto(inLanguage(language, `/laiskai/kalba${search}`))
    await pressAndCheck(page, '/laiskai/kalba')
  })

  test(`renewing a membership fits, in ${language}`, async ({page}) => {
    const person = await makePerson('Konstancija', 'Bandytoja-Žemaitaitienė')
    await makeMember(person, 360)
    const [link] = await withDatabase(
      (sql) => sql<{token: string}[]>`
        select private.create_renewal_link(id) as token from public.memberships where email = ${person.email}`,
    )
    await page.addInitScript(() => (window.open = () => null))
    await page.goto(inLanguage(language, `/naryste/pratesti?token=${link?.token}`))
    const renew = main(page).getByRole('button').first()
    await expect(renew).toBeVisible()
    await expectTextToFit(page, '/naryste/pratesti')
    await renew.click()
    await expect(main(page).locator('a[target=_blank]')).toBeVisible()
    await expectTextToFit(page, 'the way to pay')
    await removePerson(person)
  })

  test(`a monthly gift and its dialogs fit, in ${language}`, async ({page}) => {
    const {id, token} = await storeMonthlyGift({})
    await page.goto(inLanguage(language, `/mano-auka?token=${token}`))
    const buttons = main(page).getByRole('button')
    await expect(buttons).toHaveCount(4)
    await expectTextToFit(page, '/mano-auka')
    for (const index of [0, 1, 3]) {
      await buttons.nth(index).click()
      await expect(page.locator(openDialog)).toBeVisible()
      await expectTextToFit(page, `dialog ${index} of /mano-auka`, openDialog)
      await page.keyboard.press('Escape')
      await expect(page.locator(openDialog)).toBeHidden()
    }
    await removeMonthlyGift(id)
  })

  test(`the way to pay for a gift and for a membership fits, in ${language}`, async ({page}) => {
    await page.addInitScript(() => (window.open = () => null))
    for (const path of ['/is-sirdies-i-sirdi', '/aukoti']) {
      await page.goto(inLanguage(language, path))
      const isDialog = path !== '/aukoti'
      if (isDialog)
        await main(page)
          .getByText(/^(Paaukoti|Donate)$/)
          .first()
          .click()
      const form = isDialog ? page.locator(openDialog) : main(page)
      await form.locator('label', {hasText: '£10'}).first().click()
      await form.locator('button[type=submit]').click()
      await expect(form.locator('a[target=_blank]').filter({visible: true})).toBeVisible()
      await expectTextToFit(page, `the way to pay of ${path}`, isDialog ? openDialog : undefined)
    }

    await page.goto(inLanguage(language, '/apie-mus'))
    await main(page)
      .getByText(/^(Stoti į bendruomenę|Join the community)$/)
      .first()
      .click()
    const dialog = page.locator(openDialog)
    await dialog.getByLabel(/pavedimu|bank transfer/).check()
    await expect(dialog.locator('dd').filter({visible: true}).first()).toBeVisible()
    await expectTextToFit(page, 'the account to transfer to', openDialog)
  })

  test(`the toasts of a copied and of a lost text fit, in ${language}`, async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {value: undefined})
      let isCopied = true
      const writeText = () => {
        isCopied = !isCopied
        return isCopied ? Promise.resolve() : Promise.reject(new Error('no clipboard'))
      }
      Object.defineProperty(navigator, 'clipboard', {value: {writeText}})
    })
    await page.goto(inLanguage(language, '/renginiai/bbq-savaitgalis-2026'))
    const share = main(page).getByRole('button', {name: /^(Dalytis|Share)/})
    await share.first().click()
    await expect(page.locator('[data-sonner-toast][data-type=error]')).toBeVisible()
    await share.first().click()
    await expect(page.locator('[data-sonner-toast][data-type=success]')).toBeVisible()
    // They stay as long as the pointer is on them.
    await page.locator('[data-sonner-toast]').first().hover()
    await expectTextToFit(page, 'the toasts', '[data-sonner-toaster]')
  })

  test(`the header and the menu of an account fit wider windows too, in ${language}`, async ({page}) => {
    const person = await makePerson('Konstancija', 'Bandytoja-Žemaitaitienė')
    await startLoggedIn(page, person)
    for (const width of [768, 1280]) {
      await page.setViewportSize({width, height: 800})
      await page.goto(inLanguage(language, '/kontaktai'))
      await page
        .getByLabel(/Konstancija/)
        .filter({visible: true})
        .click()
      await expect(page.getByRole('banner').locator('details[open]')).toHaveCount(1)
      await expectEnlargedTextToFit(page, 'the menu', [{width, height: 800}], 'header')
      await expectEnlargedTextToFit(page, 'the page', [{width, height: 800}])
    }
    await removePerson(person)
  })
}

test.describe('without script', () => {
  test.use({javaScriptEnabled: false})

  for (const language of ['lt', 'en'] as const) {
    test(`the address to share, what else is said, and the menu fit, in ${language}`, async ({page}) => {
      for (const path of ['/kaledos-2025', '/paskyra', '/aukoti', '/registracija/penki-uz-lietuva']) {
        await page.goto(inLanguage(language, path))
        await expect(page.getByRole('heading', {level: 1})).toBeVisible()
        await expectTextToFit(page, path)
      }
      await page.getByRole('banner').locator('summary').click()
      await expect(page.getByRole('banner').getByRole('navigation').last()).toBeVisible()
      await expectTextToFit(page, 'the menu', 'header')
    })
  }
})
