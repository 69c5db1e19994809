import type {Page} from '@playwright/test'

/** Whether React has begun to take over the page. Runs in the page. */
export const isHydrated = () => Object.keys(document).some((key) => key.startsWith('__reactContainer'))

/**
 * From now on, going to a page of the site includes that its scripts have run, or could not be loaded: before React has
 * taken over a button or a link, nobody hears that it is pressed.
 */
export function goUntilHydrated(page: Page): void {
  const goto = page.goto.bind(page)
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    if (options?.waitUntil !== 'commit') await untilHydrated(page)
    return response
  }
  const reload = page.reload.bind(page)
  page.reload = async (options) => {
    const response = await reload(options)
    await untilHydrated(page)
    return response
  }
}

/** Waits for the scripts of a page that a press has led to. */
export const untilHydrated = (page: Page) => page.waitForFunction(hasItsScripts, controls)

/** What React makes listen. */
const controls = 'a, button, input:not([type=hidden]), select, textarea, summary'

/** Runs in the page. React takes over the document first, then its parts one by one. */
function hasItsScripts(selector: string): boolean {
  if (document.querySelector('script[type="text/after-paint"]')) return false
  const scripts = [...document.scripts].filter(({src}) => src.includes('/_next/static/'))
  const failed = ({src}: HTMLScriptElement) =>
    (performance.getEntriesByName(src) as PerformanceResourceTiming[]).some(
      ({responseStatus}) => responseStatus === 0 || responseStatus >= 400,
    )
  const belongsToReact = (node: Node, mark: string) => Object.keys(node).some((key) => key.startsWith(mark))
  return (
    scripts.length === 0 ||
    scripts.some(failed) ||
    (belongsToReact(document, '__reactContainer') &&
      [...document.querySelectorAll(selector)].every((control) => belongsToReact(control, '__reactFiber')))
  )
}
