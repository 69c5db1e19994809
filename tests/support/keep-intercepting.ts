import type {BrowserContext, Page} from '@playwright/test'

/** No page is there. */
const nowhere = 'https://nowhere.invalid/'

/**
 * From its first route on, requests of a page are intercepted until it is closed. A request that is sent in the moment in
 * which the last route goes, and with it the interception, would otherwise never be answered.
 */
export function keepIntercepting(context: BrowserContext): void {
  context.on('page', (page: Page) => {
    const route = page.route.bind(page)
    page.route = async (...options) => {
      await context.route(nowhere, (request) => request.abort())
      return route(...options)
    }
  })
}
