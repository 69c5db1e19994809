import type {Page} from '@playwright/test'

/**
 * Keeps the answers to requests for addresses that match from the page until `release` is called; the requests themselves
 * arrive. `isAsked` resolves with the first of them.
 */
export async function holdAnswers(page: Page, address: string) {
  const released = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    asked.resolve()
    const answer = await route.fetch()
    await released.promise
    await route.fulfill({response: answer})
  })
  return {isAsked: asked.promise, release: () => released.resolve()}
}
