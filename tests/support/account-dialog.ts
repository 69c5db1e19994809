import type {Locator, Page} from '@playwright/test'
import {expect} from './test.ts'

export const texts = {
  lt: {
    path: '/',
    button: 'Prisijungti',
    signUpTab: 'Registracija',
    logInTab: 'Prisijungimas',
    firstName: 'Vardas',
    lastName: 'Pavardė',
    email: 'El. paštas',
    password: 'Slaptažodis',
    privacy: /privatumo politika/,
    signUp: 'Registruotis',
    logIn: 'Prisijungti',
    logOut: 'Atsijungti',
    confirm: 'Patvirtinti paskyrą',
    choosePassword: 'Susikurkite slaptažodį',
    complete: 'Išsaugoti ir tęsti',
  },
  en: {
    path: '/en',
    button: 'Log in',
    signUpTab: 'Sign up',
    logInTab: 'Log in',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    password: 'Password',
    privacy: /privacy policy/,
    signUp: 'Sign up',
    logIn: 'Log in',
    logOut: 'Log out',
    confirm: 'Confirm my account',
    choosePassword: 'Choose your password',
    complete: 'Save and continue',
  },
} as const

type Language = keyof typeof texts

/** Opens the dialog with the header's button. */
export async function openAccountDialog(page: Page, language: Language = 'lt'): Promise<Locator> {
  const button = page.getByRole('banner').getByRole('link', {name: texts[language].button, exact: true})
  const dialog = page.getByRole('dialog')
  await button.click()
  await expect(dialog).toBeVisible()
  return dialog
}

export async function fillSignUp(dialog: Locator, email: string, language: Language = 'lt'): Promise<void> {
  const t = texts[language]
  const panel = dialog.getByRole('tabpanel', {name: t.signUpTab})
  await panel.getByLabel(t.firstName, {exact: true}).fill('Austėja')
  await panel.getByLabel(t.lastName, {exact: true}).fill('Bandytoja')
  await panel.getByLabel(t.email, {exact: true}).fill(email)
  await panel.getByLabel(t.password, {exact: true}).fill('ąžuolynas')
  await panel.getByRole('checkbox', {name: t.privacy}).check()
}

/** Fills in and sends the form that asks whoever confirms in another browser for names and password. */
export async function completeSignUp(
  page: Page,
  {firstName, password}: {firstName?: string; password: string},
  language: Language = 'lt',
): Promise<void> {
  const t = texts[language]
  const main = page.getByRole('main')
  if (firstName !== undefined) {
    await main.getByLabel(t.firstName, {exact: true}).fill(firstName)
    await main.getByLabel(t.lastName, {exact: true}).fill('Bandytoja')
  }
  await main.getByLabel(t.password, {exact: true}).fill(password)
  await main.getByRole('button', {name: t.complete}).click()
}

/** Logs in on the dialog's log-in tab, and submits with Enter. */
export async function logIn(
  dialog: Locator,
  {email, password}: {email: string; password: string},
  language: Language = 'lt',
): Promise<void> {
  const t = texts[language]
  await dialog.getByRole('tab', {name: t.logInTab}).click()
  const panel = dialog.getByRole('tabpanel', {name: t.logInTab})
  await panel.getByLabel(t.email, {exact: true}).fill(email)
  await panel.getByLabel(t.password, {exact: true}).fill(password)
  await panel.getByLabel(t.password, {exact: true}).press('Enter')
}

/** An email address that nobody else uses. */
export const newEmail = () => `e2e-${crypto.randomUUID()}@example.test`
