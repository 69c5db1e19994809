import {personalDataKinds} from '@site/schemas/personal-data/kinds'
import type {Page} from '@playwright/test'
import {commentField, openComments, scrollToComments} from '../support/comment-section.ts'
import {fillSignUp, logIn, newEmail, openAccountDialog} from '../support/account-dialog.ts'
import {accessibilityFaults} from '../support/accessibility.ts'
import {newDoorEvent, openDoor, removeDoorEvent, storeDoorEvent} from '../support/door-list.ts'
import {isListedAs, keptInBrowser, listedKeys} from '../support/kept-in-browser.ts'
import {
  demoAdmin,
  makePerson,
  removeAccount,
  removePerson,
  serviceClient,
  startLoggedIn,
  type Person,
} from '../support/people.ts'
import {inLanguage} from '../support/routes.ts'
import {enablePath, studioSecret} from '../support/preview-browser.ts'
import {expect, test} from '../support/test.ts'
import {timeLimits} from '../support/time-limits.ts'
import {languageViews, long, views} from '../support/views.ts'

const privacyPath = {lt: '/privacy', en: '/en/privacy'}

/** The pages that links in emails open. */
const linkPages = [
  '/naujienlaiskis/patvirtinti',
  '/naujienlaiskis/atsisakyti',
  '/registracija/atsaukti',
  '/naryste/pratesti',
  '/gift-aid',
  '/mano-auka',
  '/laiskai/kalba',
]

for (const {language, width, details} of views) {
  test(
    `the page lists what is kept of people and in a browser, in ${language} at ${width} px`,
    details,
    async ({page}) => {
      await page.setViewportSize({width, height: 800})
      await page.goto(privacyPath[language])
      const title = {lt: 'Kas lieka jūsų naršyklėje', en: 'What stays in your browser'}[language]
      await page.getByRole('navigation').getByRole('link', {name: title}).click()
      await expect(page.getByRole('heading', {level: 2, name: title})).toBeInViewport()
      expect(await listedKeys(page)).toContain('language')
      const kinds = page.locator('section', {has: page.locator('#kept')}).getByRole('listitem')
      await expect(kinds).toHaveCount(Object.keys(personalDataKinds).length)
      const isWider = () => document.documentElement.scrollWidth > innerWidth
      expect(await page.evaluate(isWider)).toBe(false)
      expect(await accessibilityFaults(page)).toEqual([])
    },
  )
}

test.describe('what stories leave in a browser', () => {
  test.use({expectedConsoleErrors: /Failed to load resource|ERR_INTERNET_DISCONNECTED|Failed to fetch/})

  const event = newDoorEvent()
  test.beforeEach(() => storeDoorEvent(event))
  test.afterEach(() => removeDoorEvent(event))

  test('is what the page lists, and nothing else', async ({page, context}) => {
    const kept = new Set<string>()
    const keeps = async (key: string) => {
      await expect
        .poll(async () => {
          for (const each of await keptInBrowser(page, context)) kept.add(each)
          return [...kept].some((each) => each.startsWith(key))
        }, key)
        .toBe(true)
    }

    await page.goto('/')
    // The page that forgets the place again never comes.
    await page.route('**/en', (route) => route.abort('aborted'))
    await page.evaluate(() => scrollTo(0, 600))
    await page.getByRole('link', {name: 'English'}).dispatchEvent('click')
    await keeps('local language')
    await keeps('tab language-place')
    await page.unroute('**/en')
    await page.getByRole('link', {name: 'English'}).click()
    await expect(page).toHaveURL('/en')
    const toLithuanian = page.getByRole('banner').getByRole('link', {name: /Lietuvių/})
    // The page may still be coming, and a press on the one before is lost.
    await expect(async () => {
      await toLithuanian.click({timeout: timeLimits.oneTry})
      await expect(page).toHaveURL('/', {timeout: timeLimits.oneTry})
    }).toPass()

    await page.goto('/bbq-savaitgalis')
    const like = page.getByRole('button', {name: /^Patinka/})
    await expect(like).toHaveAttribute('aria-busy', 'false')
    await like.click()
    await keeps('local anonymous-id')
    await expect(like).toHaveAttribute('aria-pressed', 'true')
    await like.click()

    await openComments(page)
    await commentField(page).fill('Dar ne viskas')
    await keeps('tab comment-draft:')

    await page.goto('/taptinariu')
    await page.getByRole('main').getByLabel('Vardas', {exact: true}).fill('Austėja')
    await page.goto('/')
    await keeps('tab typed:')

    for (const path of linkPages) {
      const known = kept.size
      await page.goto(`${path}?token=${'ab'.repeat(32)}`)
      await expect(page).toHaveURL(path)
      await keeps('tab ')
      expect(kept.size, path).toBe(known + 1)
    }

    await page.goto(enablePath(await studioSecret()))
    await keeps('cookie preview')
    await page.goto('/api/preview/leave?to=/')

    const email = newEmail()
    const dialog = await openAccountDialog(page)
    await fillSignUp(dialog, email)
    await dialog.getByRole('button', {name: 'Registruotis', exact: true}).click()
    await keeps('local sign-up')
    await expect(dialog).toBeHidden()
    await removeAccount(email)

    await forgetPassword(page)
    await keeps('tab until-log-out:password-recovery')
    await keeps('local session')
    await keeps('local has-account')

    await startLoggedIn(page, await demoAdmin())
    await openDoor(page, event)
    await keeps('local until-log-out:door-list')
    await keeps('cache until-log-out:door-list')
    await context.setOffline(true)
    await page.getByRole('button', {name: /^Ąžuolas Žukas/}).click()
    await keeps('local until-log-out:attendance:')
    await context.setOffline(false)
    await expect(page.getByText('Visos žymos išsaugotos.')).toBeVisible()

    for (const path of Object.values(privacyPath)) {
      await page.goto(path)
      const listed = await listedKeys(page)
      expect([...kept].filter((each) => !listed.some((key) => isListedAs(each, key)))).toEqual([])
      expect(listed.filter((key) => ![...kept].some((each) => isListedAs(each, key)))).toEqual([])
    }
  })
})

test.describe('in two tabs,', () => {
  // A request that is under way when the session ends is refused.
  test.use({expectedConsoleErrors: /status of 401/})

  for (const {language, details} of languageViews) {
    test(
      `log-out leaves nothing in any tab, not even what was being typed: ${language}`,
      details,
      async ({page, context}) => {
        const t = {
          lt: {comment: 'Jūsų komentaras', logOut: 'Atsijungti'},
          en: {comment: 'Your comment', logOut: 'Log out'},
        }[language]
        const person = await makePerson('Eglė')
        const other = await context.newPage()
        const field = (tab: Page) => tab.getByLabel(t.comment)
        try {
          await openNewPassword(page, person)
          await openComments(other, inLanguage(language, '/mokykleles/gulbe'))
          await field(other).fill('Dar ne viskas')
          await openComments(page, inLanguage(language, '/kaledos-2025'))
          await field(page).fill('Ir čia')
          const header = page.getByRole('banner')
          await header.locator('summary').filter({hasText: 'Eglė', visible: true}).click()
          await header.getByRole('button', {name: t.logOut}).filter({visible: true}).click()
          for (const tab of [page, other]) {
            await expect(field(tab)).toHaveValue('')
            await expect.poll(() => keptInBrowser(tab, context)).toEqual([])
            await tab.reload()
            await scrollToComments(tab)
            await expect(field(tab)).toHaveValue('')
          }
        } finally {
          await removePerson(person)
        }
      },
    )
  }
})

async function forgetPassword(page: Page): Promise<void> {
  const person = await makePerson()
  try {
    await openNewPassword(page, person)
  } finally {
    await removePerson(person)
  }
}

/** Follows the link of an email to the form for a new password. */
async function openNewPassword(page: Page, {email}: Person): Promise<void> {
  const {data, error} = await serviceClient().auth.admin.generateLink({type: 'recovery', email})
  if (error) throw error
  const search = new URLSearchParams({token_hash: data.properties.hashed_token, type: 'recovery'})
  await page.goto(`/auth/confirm?${search}`)
  await page.getByRole('button', {name: 'Patvirtinti ir tęsti'}).click()
  await expect(page.getByRole('heading', {name: 'Naujas slaptažodis'})).toBeVisible()
}

test.describe('the mark of a known browser', long, () => {
  // A session whose account is gone.
  test.use({expectedConsoleErrors: /status of 403/})

  const mark = (page: Page) => page.evaluate(() => localStorage.getItem('has-account'))

  for (const {language, width} of [
    {language: 'lt', width: 1280},
    {language: 'en', width: 360},
  ] as const) {
    test(`goes with log-out, in ${language} at ${width} px`, async ({page}) => {
      const t = {
        lt: {home: '/', menu: 'Meniu', logOut: 'Atsijungti', signUp: 'Registracija'},
        en: {home: '/en', menu: 'Menu', logOut: 'Log out', signUp: 'Sign up'},
      }[language]
      const person = await makePerson('Eglė')
      const header = page.getByRole('banner')
      const openMenu = () =>
        header
          .locator('summary')
          .filter({visible: true, hasText: width === 360 ? t.menu : 'Eglė'})
          .click()
      try {
        await page.setViewportSize({width, height: 800})
        await page.goto(t.home)
        if (width === 360) await openMenu()
        await logIn(await openAccountDialog(page, language), person, language)
        await expect.poll(() => mark(page)).toBe('yes')
        await openMenu()
        await header.getByRole('button', {name: t.logOut}).filter({visible: true}).click()
        await expect.poll(() => mark(page)).toBeNull()
        // On a phone, the menu is still open.
        const dialog = await openAccountDialog(page, language)
        await expect(dialog.getByRole('tab', {name: t.signUp})).toHaveAttribute('aria-selected', 'true')
      } finally {
        await removePerson(person)
      }
    })

    test(`goes with the account, and all else too, in ${language} at ${width} px`, async ({
      page,
      context,
    }) => {
      const t = {
        lt: {path: '/paskyra', start: 'Ištrinti paskyrą', password: 'Patvirtinkite slaptažodžiu'},
        en: {path: '/en/paskyra', start: 'Delete account', password: 'Confirm with your password'},
      }[language]
      const person = await makePerson('Eglė')
      await page.setViewportSize({width, height: 800})
      await startLoggedIn(page, person)
      await openComments(page, '/kaledos-2025')
      await commentField(page).fill('Dar ne viskas')
      await page.goto(t.path)
      await page.getByRole('button', {name: t.start}).click()
      expect(await mark(page)).toBe('yes')
      await page.getByLabel(t.password).fill(person.password)
      await page.getByLabel(t.password).press('Enter')
      await expect(page).toHaveURL(/\/(en)?$/)
      expect(await keptInBrowser(page, context)).toEqual([])
    })
  }

  test('goes with an account that was deleted elsewhere, and stays with a session that ended', async ({
    page,
  }) => {
    for (const isDeleted of [true, false]) {
      const person = await makePerson()
      await startLoggedIn(page, person)
      await page.goto('/')
      await expect.poll(() => mark(page)).toBe('yes')
      if (isDeleted) await removePerson(person)
      else await person.client.auth.signOut({scope: 'local'})
      await page.reload()
      await expect.poll(() => page.evaluate(() => localStorage.getItem('session'))).toBeNull()
      expect(await mark(page)).toBe(isDeleted ? null : 'yes')
      await removePerson(person)
    }
  })
})
