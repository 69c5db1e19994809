import type {Locator, Page} from '@playwright/test'
import {stackEnv} from '../env.ts'
import {expect} from './test.ts'

/** Presses a button that opens Stripe's page in a window of its own, and resolves to that. */
export async function openCheckout(page: Page, press: () => Promise<void>): Promise<Page> {
  const [checkout] = await Promise.all([page.waitForEvent('popup'), press()])
  await expect(checkout).toHaveURL((url) => url.href.startsWith(stackEnv().STRIPE_API_BASE))
  return checkout
}

/** Pays, or tries to, on Stripe's page, with an address unless the page has one already. */
export async function payByCard(
  checkout: Page,
  email: string | null,
  number = '4242 4242 4242 4242',
): Promise<void> {
  if (email !== null) await checkout.getByLabel('Email').fill(email)
  await checkout.getByLabel('Card number').fill(number)
  await checkout.getByRole('button', {name: 'Pay', exact: true}).click()
}

/** A test card that the bank refuses. */
export const refusedCard = '4000 0000 0000 0002'

/** Opens the donation dialog with a button of the page. */
export async function openDonation(page: Page, button: Locator): Promise<Locator> {
  await button.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  return dialog
}
