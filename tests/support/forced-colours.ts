import type {Page} from '@playwright/test'

/**
 * What looks like plain text in forced colours, which take backgrounds away: a field, or a link on a background of its
 * own, without a border, and a button that has no icon and no underline either. Other links have the colour of links.
 */
export function indistinct(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate((selector) => {
    const pressed = 'button, a[href], input:not([type=hidden]), select, textarea'
    return [...(document.querySelector(selector)?.querySelectorAll<HTMLElement>(pressed) ?? [])].flatMap(
      (element) => {
        if (!element.checkVisibility({visibilityProperty: true, opacityProperty: true})) return []
        // What is for screen readers alone, as a field of a file behind its button.
        if (getComputedStyle(element).clipPath === 'inset(50%)') return []
        // The skip link comes into sight with the focus, which outlines it.
        if (element.getBoundingClientRect().bottom < 0) return []
        const isNative = element.matches('[type=radio], [type=checkbox]')
        return isNative || isDistinct(element) ? [] : [element.outerHTML.slice(0, 160)]
      },
    )

    function isDistinct(element: HTMLElement): boolean {
      const {borderBottomWidth, borderBottomStyle, backgroundColor} = getComputedStyle(element)
      if (parseFloat(borderBottomWidth) >= 1 && borderBottomStyle !== 'none') return true
      if (element.querySelector('img, svg')) return true
      if (element.tagName === 'A') return backgroundColor.endsWith(', 0)')
      return element.tagName === 'BUTTON' && isUnderlined(element)
    }

    function isUnderlined(element: HTMLElement): boolean {
      return [element, ...element.querySelectorAll('*')].some((part) =>
        getComputedStyle(part).textDecorationLine.includes('underline'),
      )
    }
  }, within)
}

/** What is chosen among others, and looks like them: a tab, a filter, a link to the page that is shown. */
export function unmarkedChoices(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isChosen =
      '[aria-pressed=true], [role=tab][aria-selected=true], [aria-current]:not([aria-current=false])'
    return [...document.querySelectorAll<HTMLElement>(isChosen)].flatMap((chosen) => {
      const list = chosen.closest('[role=tablist], fieldset, ul')
      const others = [...(list?.querySelectorAll<HTMLElement>(chosen.tagName) ?? [])].filter(
        (other) => !other.matches(isChosen),
      )
      const looks = others.map(lookOf)
      return looks.includes(lookOf(chosen)) ? [chosen.outerHTML.slice(0, 160)] : []
    })

    function lookOf(element: HTMLElement): string {
      const {borderBottomColor, backgroundColor, textDecorationLine, fontWeight} = getComputedStyle(element)
      return [borderBottomColor, backgroundColor, textDecorationLine, fontWeight].join()
    }
  })
}
