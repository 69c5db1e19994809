import type {Page} from '@playwright/test'

/** Where a page still claims to be loading, or has a button that cannot do anything. */
export const deadEnds = (page: Page) =>
  page.evaluate(() => {
    const isSeen = (element: Element) =>
      element.checkVisibility({visibilityProperty: true}) && element.getBoundingClientRect().width > 0
    const waits = [
      ...document.querySelectorAll('[aria-busy=true], [class*=animate-], output, main p, footer p'),
    ].filter(({tagName, textContent}) => {
      if (tagName === 'OUTPUT') return textContent.trim().endsWith('…')
      return tagName !== 'P' || /įkeliama…$|^Loading.*…$/.test(textContent.trim())
    })
    const isHeard = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))
    const dead = [...document.querySelectorAll('button')].filter(
      (button) =>
        !button.disabled &&
        !isHeard(button) &&
        !(button.type === 'submit' && button.form?.hasAttribute('action')),
    )
    return [...waits, ...dead].filter(isSeen).map(({outerHTML}) => outerHTML.slice(0, 200))
  })
