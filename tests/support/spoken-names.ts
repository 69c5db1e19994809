import type {Page} from '@playwright/test'

/** What screen readers say and nobody sees, but for what is marked as being in another language. */
export function hiddenNames(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const attributes = [
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'aria-valuetext',
      'alt',
      'title',
      'placeholder',
    ]
    const names = new Set<string>()
    for (const element of document.body.querySelectorAll('*')) {
      const marked = element.closest('[lang]')?.getAttribute('lang')
      if (marked && marked !== document.documentElement.lang) continue
      const texts = attributes.map((attribute) => element.getAttribute(attribute))
      if (element.matches('.sr-only')) texts.push(element.textContent)
      for (const text of texts) if (text?.trim()) names.add(text.trim().replaceAll(/\s+/g, ' '))
    }
    return [...names]
  })
}

/**
 * What stands alone in a date or a fact, and which voices read wrongly or leave out: dashes between numbers, pound signs.
 * `except` selects what volunteers have typed as text.
 */
export function unspokenFacts(page: Page, except = ''): Promise<string[]> {
  return page.evaluate((typed) => {
    const facts = [...document.querySelectorAll('main time, main dd, footer dd')]
    return facts.flatMap((fact) => {
      if (typed && fact.matches(typed)) return []
      const copy = fact.cloneNode(true) as Element
      for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove()
      const text = copy.textContent?.trim() ?? ''
      return /£|\d\s?–\s?\d|\p{L}–\p{L}/u.test(text) ? [text] : []
    })
  }, except)
}

/** Signs that voices name, „rodyklė“, in what is read on the page. */
export function spokenSigns(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const spoken: string[] = []
    while (walker.nextNode()) {
      const {textContent: text, parentElement: element} = walker.currentNode
      if (!text || !/[←-⇿×✓✔✕✗•]/u.test(text)) continue
      if (element?.checkVisibility() && !element.closest('[aria-hidden=true]')) spoken.push(text.trim())
    }
    return spoken
  })
}
