import {test as base, expect, type APIRequestContext, type Page} from '@playwright/test'

interface Fixtures {
  /** Matches the console errors that the page under test is meant to write; any other fails the test. */
  expectedConsoleErrors: RegExp | undefined
  consoleErrors: ConsoleError[]
}

interface ConsoleError {
  text: string
  /** Where the page was, and what it asked for. */
  page: string
  resource: string
}

/** Playwright's test, in which an unexpected console error or uncaught exception is a failure. */
export const test = base.extend<Fixtures>({
  expectedConsoleErrors: [undefined, {option: true}],
  consoleErrors: [
    async ({page, request, expectedConsoleErrors}, use) => {
      const errors = collectErrors(page)
      await use(errors)
      const unexpected: string[] = []
      for (const error of errors) {
        if (expectedConsoleErrors?.test(error.text)) continue
        if (!(await isOvertaken(error, request))) unexpected.push(`${error.text} ${error.resource}`)
      }
      expect(unexpected).toEqual([])
    },
    {auto: true},
  ],
})

function collectErrors(page: Page): ConsoleError[] {
  const errors: ConsoleError[] = []
  page.on('console', (message) => {
    if (message.type() !== 'error') return
    errors.push({text: message.text(), page: page.url(), resource: message.location().url})
  })
  page.on('pageerror', ({message}) => errors.push({text: message, page: page.url(), resource: ''}))
  return errors
}

/** Another test took away what a list linked to, before the list's page had fetched it ahead: the link is gone by now. */
async function isOvertaken({text, page, resource}: ConsoleError, request: APIRequestContext) {
  if (!/status of 404/.test(text) || !resource.includes('_rsc=')) return false
  const html = await (await request.get(page)).text()
  return !html.includes(`href="${new URL(resource).pathname}"`)
}

export {expect}
