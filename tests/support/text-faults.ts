import type {Page} from '@playwright/test'

/** What visitors set for themselves, as a style sheet of theirs. */
const settings = {
  /** Text of twice the size. */
  enlarged: 'html {font-size: 200% !important}',
  /** The spaces that WCAG's criterion “Text Spacing” names. */
  spaced: `* {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important}
    p {margin-bottom: 2em !important}`,
}

/** What does not fit a visitor's setting: what sticks out or is cut off, and texts that cover each other. */
export async function textFaults(page: Page, setting?: keyof typeof settings): Promise<string[]> {
  const style = setting && (await page.addStyleTag({content: settings[setting]}))
  await page.evaluate(() => document.fonts.ready)
  const faults = await page.evaluate(findFaults)
  await style?.evaluate((element) => (element as HTMLStyleElement).remove())
  return faults
}

/** Runs in the page. */
function findFaults(): string[] {
  const faults: string[] = []
  const {scrollWidth} = document.documentElement
  if (scrollWidth > innerWidth) faults.push(`The page is ${scrollWidth} pixels wide`)

  interface Line {
    element: Element
    text: string
    left: number
    right: number
    top: number
    bottom: number
  }
  const lines: Line[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const hidden = 'script, style, noscript, .sr-only, details:not([open]) > :not(summary)'
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement
    const text = walker.currentNode.textContent?.trim()
    if (!text || !element?.checkVisibility({visibilityProperty: true, opacityProperty: true})) continue
    // The header lies above the page.
    if (element.closest(`${hidden}, header`)) continue
    // What is for screen readers alone at some widths only, as the class `max-sm:sr-only` does.
    if (getComputedStyle(element).clipPath === 'inset(50%)') continue
    const range = document.createRange()
    range.selectNodeContents(walker.currentNode)
    for (const {left, right, top, bottom, height, width} of range.getClientRects()) {
      // Line boxes of neighbouring lines may touch.
      const margin = height / 5
      if (width > 2) lines.push({element, text, left, right, top: top + margin, bottom: bottom - margin})
    }
  }
  lines.sort((one, other) => one.top - other.top)
  for (const [index, one] of lines.entries()) {
    if (one.right > innerWidth + 1) faults.push(`“${one.text.slice(0, 40)}” sticks out`)
    if (isCutOff(one)) faults.push(`“${one.text.slice(0, 40)}” is cut off`)
    for (const other of lines.slice(index + 1)) {
      if (other.top >= one.bottom) break
      const isAside = one.left >= other.right - 2 || other.left >= one.right - 2
      const isWithin = one.element.contains(other.element) || other.element.contains(one.element)
      if (!isAside && !isWithin) {
        faults.push(`“${one.text.slice(0, 40)}” and “${other.text.slice(0, 40)}” overlap`)
      }
    }
  }
  return faults

  /** What has lines to unfold, or scrolls, hides nothing for good. */
  function isCutOff({element, left, right, top, bottom}: Line): boolean {
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const {overflowX, webkitLineClamp} = getComputedStyle(box)
      if (overflowX !== 'hidden' && overflowX !== 'clip') continue
      if (webkitLineClamp !== 'none') return false
      const edge = box.getBoundingClientRect()
      if (left < edge.left - 1 || right > edge.right + 1 || top < edge.top - 1 || bottom > edge.bottom + 1) {
        return true
      }
    }
    return false
  }
}
