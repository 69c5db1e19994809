import type {Page} from '@playwright/test'

/** Fewest CSS pixels of what can be pressed, in both directions (docs/decisions/029-accessibility-statement.md). */
const TARGET = 44

/**
 * What can be pressed and is smaller than a fingertip, as the name of each with its size. A link within a sentence may
 * be, as WCAG allows: the line height decides. A field counts together with its label.
 */
export function smallTargets(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate(
    ({least, within: part}) => {
      const pressed =
        'a[href], button, summary, input:not([type=hidden]), select, textarea, [role=tab], [role=button]'
      return [...(document.querySelector(part)?.querySelectorAll<HTMLElement>(pressed) ?? [])].flatMap(
        (element) => {
          if (!element.checkVisibility({visibilityProperty: true}) || isInSentence(element)) return []
          if (element.closest('[aria-hidden=true], [inert]')) return []
          const areas = [element, ...labelsOf(element)].map(areaOf)
          if (areas.some(({width, height}) => width >= least - 0.5 && height >= least - 0.5)) return []
          const {width, height} = areaOf(element)
          const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
          return [
            `${name.trim().slice(0, 50) || element.outerHTML.slice(0, 80)}: ${Math.round(width)} × ${Math.round(height)}`,
          ]
        },
      )

      function labelsOf(element: HTMLElement) {
        return 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : []
      }

      /** Of the element, or of the layer that it stretches over its card. */
      function areaOf(element: HTMLElement) {
        const after = getComputedStyle(element, '::after')
        const isStretched = after.content !== 'none' && after.position === 'absolute'
        return isStretched
          ? {width: parseFloat(after.width), height: parseFloat(after.height)}
          : element.getBoundingClientRect()
      }

      /** True if words of the same line stand beside the link. */
      function isInSentence(element: HTMLElement) {
        if (element.tagName !== 'A' || getComputedStyle(element).display !== 'inline') return false
        const block = blockOf(element)
        const own = element.textContent?.trim().length ?? 0
        return (block.textContent?.trim().length ?? 0) > own + 3
      }

      function blockOf(element: HTMLElement) {
        let block = element.parentElement ?? element
        while (getComputedStyle(block).display.startsWith('inline') && block.parentElement)
          block = block.parentElement
        return block
      }
    },
    {least: TARGET, within},
  )
}
