import {setTimeout as wait} from 'node:timers/promises'
import {test as base, expect, type APIRequestContext, type BrowserContext, type Page} from '@playwright/test'
import {goUntilHydrated} from './hydration.ts'
import {keepIntercepting} from './keep-intercepting.ts'
import {timeLimits} from './time-limits.ts'

interface Fixtures {
  /** Matches the console errors that the page under test is meant to write. Any other fails the test. */
  expectedConsoleErrors: RegExp | undefined
  consoleErrors: ConsoleError[]
  /** Fails the test if the Content-Security-Policy has refused anything, in whichever window. */
  policyViolations: void
  interception: void
}

interface ConsoleError {
  text: string
  /** URL of the page when it wrote the error. */
  page: string
  /** URL of the script or of the failed request. */
  resource: string
}

/**
 * Playwright's test, which also fails on an unexpected console error or uncaught exception of its page, and on a violation of
 * the Content-Security-Policy on any page.
 */
export const test = base.extend<Fixtures>({
  expectedConsoleErrors: [undefined, {option: true}],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures needed from the pattern.
  consoleErrors: async ({}, use) => use([]),
  policyViolations: [
    async ({browser}, use) => {
      const violations: string[] = []
      const watch = (context: BrowserContext) => watchPolicy(context, violations)
      browser.on('context', watch)
      await use()
      browser.off('context', watch)
      expect(violations).toEqual([])
    },
    {auto: true},
  ],
  interception: [
    async ({browser}, use) => {
      browser.on('context', keepIntercepting)
      await use()
      browser.off('context', keepIntercepting)
    },
    {auto: true},
  ],
  // Not an automatic fixture, which would open a page for tests that need none.
  page: async ({page, javaScriptEnabled, request, consoleErrors, expectedConsoleErrors}, use) => {
    collectErrors(page, consoleErrors)
    if (javaScriptEnabled !== false) goUntilHydrated(page)
    await use(page)
    const unexpected: string[] = []
    for (const error of consoleErrors) {
      if (expectedConsoleErrors?.test(error.text)) continue
      if (!(await isDeletedMeanwhile(error, request))) unexpected.push(`${error.text} ${error.resource}`)
    }
    expect(unexpected).toEqual([])
  },
})

/** What watches for violations of the policy is a script, too, and the frame that shows an email runs none. */
const noScriptsInFrame =
  /^Blocked script execution in 'about:srcdoc' because the document's frame is sandboxed/

function collectErrors(page: Page, errors: ConsoleError[]) {
  page.on('console', (message) => {
    if (message.type() !== 'error' || noScriptsInFrame.test(message.text())) return
    errors.push({text: message.text(), page: page.url(), resource: message.location().url})
  })
  page.on('pageerror', ({message}) => errors.push({text: message, page: page.url(), resource: ''}))
}

/** Browsers write no console error for what a script asks for and catches, and no event where scripts are turned off. */
function watchPolicy(context: BrowserContext, violations: string[]) {
  context.on('console', (message) => {
    if (/content.security.policy/i.test(message.text()))
      violations.push(`${message.page()?.url()}: ${message.text()}`)
  })
  void context.addInitScript(reportViolations)
}

/** Runs in the browser. */
function reportViolations() {
  document.addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI, sourceFile}) => {
    console.error(
      `Content-Security-Policy: ${violatedDirective} refuses ${blockedURI}, asked for by ${sourceFile}`,
    )
  })
}

/** True for a failed prefetch of a document that another test has deleted, once the page no longer links to it. */
async function isDeletedMeanwhile({text, page, resource}: ConsoleError, request: APIRequestContext) {
  if (!/status of 404/.test(text) || !resource.includes('_rsc=')) return false
  const link = `href="${new URL(resource).pathname}"`
  return isSoonOnSite(async () => !(await (await request.get(page)).text()).includes(link))
}

/** Whether something becomes so on the site in the time that a page may be outdated. */
async function isSoonOnSite(isSo: () => Promise<boolean>): Promise<boolean> {
  const end = Date.now() + timeLimits.onSite
  while (!(await isSo())) {
    if (Date.now() > end) return false
    await wait(1000)
  }
  return true
}

export {expect}
