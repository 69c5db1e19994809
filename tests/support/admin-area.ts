import type {Page} from '@playwright/test'
import {expect} from './test.ts'

/** One list, one in English, one form, and one with a chart. */
export const adminPaths = [
  '/admin?tab=users',
  '/en/admin?tab=comments&show=all',
  '/admin?tab=photos',
  '/en/admin?tab=donations',
  '/admin?tab=system',
]

/** Shows the tab at this width once it is loaded: in dark colours on a tablet, in light ones elsewhere. */
export async function showTab(page: Page, width: 320 | 768 | 1280): Promise<void> {
  await page.setViewportSize({width, height: 900})
  await page.emulateMedia({colorScheme: width === 768 ? 'dark' : 'light'})
  await expect(page.getByRole('tabpanel')).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(page.getByText(/^(Įkeliama|Loading)…$/)).toHaveCount(0)
}
