import type {Page} from '@playwright/test'
import {untilHydrated} from './hydration.ts'

/** Goes to a page whose scripts do not arrive until `arrive` is called. */
export async function goBeforeScripts(page: Page, path: string): Promise<{arrive: () => Promise<void>}> {
  const {promise: mayLoad, resolve: letLoad} = Promise.withResolvers<void>()
  await page.route('**/_next/static/**/*.js', async (route) => {
    await mayLoad
    await route.continue()
  })
  await page.goto(path, {waitUntil: 'commit'})
  await page.waitForLoadState('domcontentloaded')
  return {
    async arrive() {
      letLoad()
      await page.unrouteAll({behavior: 'wait'})
      await untilHydrated(page)
    },
  }
}
