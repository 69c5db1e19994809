import {test as base, expect} from '@playwright/test'

interface Fixtures {
  /** Matches the console errors that the page under test is meant to write; any other fails the test. */
  expectedConsoleErrors: RegExp | undefined
  consoleErrors: string[]
}

/** Playwright's test, in which an unexpected console error or uncaught exception is a failure. */
export const test = base.extend<Fixtures>({
  expectedConsoleErrors: [undefined, {option: true}],
  consoleErrors: [
    async ({page, expectedConsoleErrors}, use) => {
      const errors: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text())
      })
      page.on('pageerror', (error) => errors.push(error.message))
      await use(errors)
      const unexpected = errors.filter((text) => !expectedConsoleErrors?.test(text))
      expect(unexpected).toEqual([])
    },
    {auto: true},
  ],
})

export {expect}
