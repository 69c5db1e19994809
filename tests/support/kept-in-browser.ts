import type {BrowserContext, Page} from '@playwright/test'

/** Everything that a browser keeps for the site, each as its place and key. */
export async function keptInBrowser(page: Page, context: BrowserContext): Promise<string[]> {
  const cookies = await context.cookies()
  const kept = await page.evaluate(async () => {
    const databases = await indexedDB.databases()
    return [
      ...Object.keys(localStorage).map((key) => `local ${key}`),
      ...Object.keys(sessionStorage).map((key) => `tab ${key}`),
      ...(await caches.keys()).map((key) => `cache ${key}`),
      ...databases.map(({name}) => `database ${name}`),
    ]
  })
  return [...kept, ...cookies.map(({name}) => `cookie ${name}`)]
}

/** The keys that the privacy page names; one that ends in `…` stands for all that begin so. */
export const listedKeys = (page: Page): Promise<string[]> =>
  page
    .locator('section', {has: page.locator('#browser')})
    .locator('code')
    .allTextContents()

export const isListedAs = (kept: string, listed: string) => {
  const key = kept.slice(kept.indexOf(' ') + 1)
  return listed.endsWith('…') ? key.startsWith(listed.slice(0, -1)) : key === listed
}
