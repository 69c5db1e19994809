import type {Page} from '@playwright/test'

/**
 * What looks like plain text in forced colours, which take backgrounds away: a field, or a link on a background of its
 * own, without a border, and a button that has no icon and no underline either. Other links have the colour of links.
 */
export function indistinct(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pressed = 'button, a[href], input:not([type=hidden]), select, textarea'
    return [...document.querySelectorAll<HTMLElement>(pressed)].flatMap((element) => {
      if (!element.checkVisibility({visibilityProperty: true, opacityProperty: true})) return []
      // The skip link comes into sight with the focus, which outlines it.
      if (element.getBoundingClientRect().bottom < 0) return []
      const isNative = element.matches('[type=radio], [type=checkbox]')
      return isNative || isDistinct(element) ? [] : [element.outerHTML.slice(0, 160)]
    })

    function isDistinct(element: HTMLElement): boolean {
      const {borderTopWidth, borderTopStyle, backgroundColor} = getComputedStyle(element)
      if (parseFloat(borderTopWidth) >= 1 && borderTopStyle !== 'none') return true
      if (element.querySelector('img, svg')) return true
      if (element.tagName === 'A') return backgroundColor.endsWith(', 0)')
      return element.tagName === 'BUTTON' && isUnderlined(element)
    }

    function isUnderlined(element: HTMLElement): boolean {
      return [element, ...element.querySelectorAll('*')].some((part) =>
        getComputedStyle(part).textDecorationLine.includes('underline'),
      )
    }
  })
}
