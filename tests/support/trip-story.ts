import type {Page} from '@playwright/test'
import {accessibilityFaults} from './accessibility.ts'
import {waitForEmail} from './inbox.ts'
import {registerForTrip, storedRegistration} from './registration-link.ts'
import {expect} from './test.ts'

const texts = {
  lt: {
    prefix: '',
    status: 'Prašymas gautas',
    phone: 'Telefonas (nebūtina)',
    kept: 'įrašytas, baigiasi 123',
    seats: 'Vietų skaičius',
    requests: 'Pageidavimai',
    save: 'Išsaugoti pakeitimus',
    saved: 'Pakeitimus išsaugojome',
    wrong: 'Patikrinkite telefono numerį',
    cancel: 'Atšaukti registraciją',
    question: 'Atšaukti registraciją?',
    confirm: 'Taip, atšaukti',
    cancelled: 'Registracija atšaukta',
    eventPage: 'Į renginio puslapį',
  },
  en: {
    prefix: '/en',
    status: 'We’ve received your request',
    phone: 'Phone (optional)',
    kept: 'on file, ending in 123',
    seats: 'Number of places',
    requests: 'Special requests',
    save: 'Save changes',
    saved: 'Your changes are saved',
    wrong: 'Enter a valid phone number',
    cancel: 'Cancel my registration',
    question: 'Cancel the registration?',
    confirm: 'Yes, cancel',
    cancelled: 'Your registration is cancelled',
    eventPage: 'To the event’s page',
  },
} as const

/** A trip is opened by its link, checked on a narrow phone, corrected, made smaller and cancelled. */
export async function manageTrip(page: Page, language: keyof typeof texts): Promise<void> {
  const {prefix, ...t} = texts[language]
  const main = page.getByRole('main')
  const heading = (name: string) => main.getByRole('heading', {level: 2, name})
  const registered = await registerForTrip({passengers: 3, specialRequests: 'Vaikiška kėdutė'})
  await page.setViewportSize({width: 320, height: 640})
  await page.goto(prefix + registered.link)
  await expect(heading(t.status)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await page.setViewportSize({width: 1280, height: 720})
  await expect(page).toHaveURL(/\/registracija\/atsaukti$/)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer')
  expect(await accessibilityFaults(page)).toEqual([])

  const phone = main.getByLabel(t.phone, {exact: true})
  const save = main.getByRole('button', {name: t.save})
  await expect(main.getByText(t.kept)).toBeVisible()
  expect(await page.content()).not.toContain('900123')
  await phone.fill('12')
  await save.click()
  await expect(main.getByRole('link', {name: t.wrong})).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])

  await phone.fill('029 2018 1111')
  await main.getByLabel(t.seats).selectOption('2')
  await main.getByLabel(t.requests).fill('')
  await save.click()
  await expect(page.getByText(t.saved)).toBeVisible()
  await expect(heading(t.status)).toBeFocused()
  await expect(main.getByLabel(t.seats).getByRole('option')).toHaveText(['1', '2'])
  expect(await storedRegistration(registered)).toMatchObject({phone: '+442920181111', seats: 2})
  expect((await waitForEmail(registered.email, 2)).subject).toContain('Registracija pakeista')

  const cancel = main.getByRole('button', {name: t.cancel})
  await cancel.click()
  const dialog = page.getByRole('alertdialog', {name: t.question})
  await expect(dialog).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(cancel).toBeFocused()
  expect(await storedRegistration(registered)).toMatchObject({status: 'requested'})

  await cancel.click()
  await dialog.getByRole('button', {name: t.confirm}).dblclick()
  await expect(heading(t.cancelled)).toBeFocused()
  await expect(main.getByRole('link', {name: t.eventPage})).toBeVisible()
  await expect(main.getByRole('button')).toHaveCount(0)
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await storedRegistration(registered)).toMatchObject({status: 'cancelled'})
  expect((await waitForEmail(registered.email, 3)).subject).toContain('Registracija atšaukta')
}
