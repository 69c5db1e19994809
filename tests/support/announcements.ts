import type {Page} from '@playwright/test'

interface ListeningWindow extends Window {
  heard?: string[]
}

/**
 * Notes from now on, on every page that is opened, what screen readers announce by themselves: text that comes into a
 * live region. An alert may come with its text; any other region must be there beforehand, or many say nothing.
 */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: string[] = []
    ;(window as ListeningWindow).heard = heard
    const regions = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], output'
    const known = new WeakSet<Element>()
    const note = ({target}: MutationRecord) => {
      const changed = target instanceof Element ? target : target.parentElement
      const region = changed?.closest(regions)
      if (region && known.has(region)) hear(region)
    }
    const hear = (region: Element) => {
      const text = region.textContent?.trim()
      if (text && !region.closest('[aria-hidden=true], [inert]')) heard.push(text)
    }
    new MutationObserver((records) => {
      records.forEach(note)
      for (const region of document.querySelectorAll(regions)) {
        if (known.has(region)) continue
        if (region.matches('[role=alert]')) hear(region)
        known.add(region)
      }
    }).observe(document, {childList: true, characterData: true, subtree: true})
  })
}

/** What has been announced on this page so far. */
export function announced(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as ListeningWindow).heard ?? [])
}
