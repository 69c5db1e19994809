import type {Page, Request} from '@playwright/test'

/** The URLs that the page requests from now on. */
export function requestsOf(page: Page, isCounted: (request: Request) => boolean): string[] {
  const urls: string[] = []
  page.on('request', (request) => {
    if (isCounted(request)) urls.push(request.url())
  })
  return urls
}

/** Whether the page has loaded a script with this text, from now on. */
export function scriptsWith(page: Page, text: RegExp): () => Promise<boolean> {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    // Of a page that has been left, no text is known.
    scripts.push(response.text().catch(() => ''))
  })
  return async () => (await Promise.all(scripts)).some((script) => text.test(script))
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
