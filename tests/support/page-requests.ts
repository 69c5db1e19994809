import type {Page, Request} from '@playwright/test'

/** The URLs that the page requests from now on. */
export function requestsOf(page: Page, isCounted: (request: Request) => boolean): string[] {
  const urls: string[] = []
  page.on('request', (request) => {
    if (isCounted(request)) urls.push(request.url())
  })
  return urls
}

/** The next request that fails and whose URL contains `part`. */
export function nextFailure(page: Page, part: string): Promise<Request> {
  return page.waitForEvent('requestfailed', (request) => request.url().includes(part))
}

/**
 * Makes the page send one more request and waits for the response. Whatever the page was about to request has been
 * requested by then, so a test can tell that there was nothing.
 */
export async function roundTrip(page: Page): Promise<void> {
  await page.evaluate(async () => (await fetch('/robots.txt', {cache: 'no-store'})).text())
}
