import type {Page} from '@playwright/test'
import {expect} from './test.ts'

/** What visitors set for themselves, as a style sheet of theirs. */
const settings = {
  /** Text of twice the size. */
  enlarged: 'html {font-size: 200% !important}',
  /** The spaces that WCAG's criterion “Text Spacing” names. */
  spaced: `* {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important}
    p {margin-bottom: 2em !important}`,
}

const phone = {width: 360, height: 740}
const otherPhone = {width: 390, height: 740}
/** What a window of 1280 × 1024 pixels leaves when it is zoomed. */
const zoomed = {'200 %': {width: 640, height: 512}, '400 %': {width: 320, height: 256}}

/** Doubles the size of all text, and resolves to what undoes it. */
export async function enlargeText(page: Page): Promise<() => Promise<void>> {
  return addStyle(page, settings.enlarged)
}

interface WindowSize {
  width: number
  height: number
}

/** Text of twice the size loses nothing of the page, or of a part of it, in windows of these sizes. */
export const expectEnlargedTextToFit = (page: Page, what: string, sizes: WindowSize[], within?: string) =>
  expectToFitInWindows(page, `${what}, enlarged,`, sizes, 'enlarged', within)

/** The text as it is loses nothing of the page, or of a part of it, in windows of these sizes. */
export const expectPlainTextToFit = (page: Page, what: string, sizes: WindowSize[], within?: string) =>
  expectToFitInWindows(page, what, sizes, undefined, within)

async function expectToFitInWindows(
  page: Page,
  what: string,
  sizes: WindowSize[],
  setting?: keyof typeof settings,
  within?: string,
): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size)
    expect(await textFaults(page, setting, within), `${what} at ${size.width} px`).toEqual([])
  }
}

/** Text of twice the size on phones, zoom, and wider spaces lose no text of the page, or of a part of it. */
export async function expectTextToFit(page: Page, what: string, within?: string): Promise<void> {
  await expectEnlargedTextToFit(page, what, [otherPhone, phone], within)
  for (const [zoom, size] of Object.entries(zoomed)) {
    await page.setViewportSize(size)
    expect(await textFaults(page, undefined, within), `${what} at ${zoom}`).toEqual([])
  }
  expect(await textFaults(page, 'spaced', within), `${what}, spaced`).toEqual([])
  await page.setViewportSize(phone)
}

/**
 * What does not fit a visitor's setting, on the page or in a part of it: what sticks out or is cut off, words that are
 * broken, and texts that cover each other.
 */
async function textFaults(page: Page, setting?: keyof typeof settings, within = 'body'): Promise<string[]> {
  const undo = setting && (await addStyle(page, settings[setting]))
  // What scripts draw comes later; without them, no frame is told of.
  if (await page.evaluate(() => matchMedia('(scripting: enabled)').matches)) await page.evaluate(drawn)
  const faults = await page.evaluate(findFaults, {within, countsBroken: setting !== 'spaced'})
  await undo?.()
  return faults
}

/** Works without scripts too. Resolves to what undoes it. */
async function addStyle(page: Page, content: string): Promise<() => Promise<void>> {
  // The Content-Security-Policy refuses a style element.
  const style = await page.evaluateHandle((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
    return sheet
  }, content)
  return () =>
    style.evaluate((sheet) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
    })
}

/** Runs in the page. What measures its room, as a chart does, is drawn some frames later. */
async function drawn(): Promise<void> {
  await document.fonts.ready
  const fills = ({clientWidth, clientHeight, parentElement: room}: SVGElement) =>
    Math.abs(clientWidth - (room?.clientWidth ?? 0)) <= 1 &&
    Math.abs(clientHeight - (room?.clientHeight ?? 0)) <= 1
  const areDrawn = () =>
    [...document.querySelectorAll<SVGElement>('figure div[aria-hidden=true] > svg')].every(fills)
  for (let frames = 0; frames < 3 || (frames < 60 && !areDrawn()); frames += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve))
}

/** Runs in the page. */
function findFaults({within, countsBroken}: {within: string; countsBroken: boolean}): string[] {
  const faults: string[] = []
  const {scrollWidth} = document.documentElement
  if (scrollWidth > innerWidth) faults.push(`The page is ${scrollWidth} pixels wide`)
  const part = document.querySelector(within)
  if (!part) return [`There is no ${within}`]
  if (part !== document.body) {
    const {top, bottom} = part.getBoundingClientRect()
    const isFixed = getComputedStyle(part).position === 'fixed'
    if (isFixed && (top < -1 || bottom > innerHeight + 1)) faults.push('It reaches out of the window')
    for (const box of [part, ...part.querySelectorAll('*')]) {
      if (!box.checkVisibility()) continue
      const isScroller = /auto|scroll/.test(getComputedStyle(box).overflowX)
      if (isScroller && box.scrollWidth > box.clientWidth + 1)
        faults.push(`${box.className} scrolls sideways`)
    }
  }

  interface Line {
    element: Element
    layer: Element | null
    text: string
    left: number
    right: number
    top: number
    bottom: number
  }
  const lines: Line[] = []
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  // Charts measure their words in an element of this id, out of sight.
  const hidden =
    'script, style, .sr-only, details:not([open]) > :not(summary), #__react_svg_text_measurement_id'
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement
    const text = walker.currentNode.textContent?.trim()
    if (!text || !element?.checkVisibility({visibilityProperty: true, opacityProperty: true})) continue
    if (element.closest(hidden)) continue
    // What is for screen readers alone at some widths only, as the class `max-sm:sr-only` does.
    if (getComputedStyle(element).clipPath === 'inset(50%)') continue
    const layer = layerOf(element)
    const end = endOfFolded(element)
    if (countsBroken && !element.closest('code')) {
      for (const word of brokenWords(walker.currentNode)) faults.push(`“${word}” is broken`)
    }
    const range = document.createRange()
    range.selectNodeContents(walker.currentNode)
    for (const {left, right, top, bottom, height, width} of range.getClientRects()) {
      // Line boxes of neighbouring lines may touch.
      const margin = height / 5
      if (width > 2 && top < end)
        lines.push({element, layer, text, left, right, top: top + margin, bottom: bottom - margin})
    }
  }
  lines.sort((one, other) => one.top - other.top)
  for (const [index, one] of lines.entries()) {
    if (one.right > innerWidth + 1 && !canScrollTo(one.element))
      faults.push(`“${one.text.slice(0, 40)}” sticks out`)
    if (isCutOff(one)) faults.push(`“${one.text.slice(0, 40)}” is cut off`)
    for (const other of lines.slice(index + 1)) {
      if (other.top >= one.bottom) break
      if (other.layer !== one.layer) continue
      const isAside = one.left >= other.right - 2 || other.left >= one.right - 2
      const isWithin = one.element.contains(other.element) || other.element.contains(one.element)
      if (!isAside && !isWithin) {
        faults.push(`“${one.text.slice(0, 40)}” and “${other.text.slice(0, 40)}” overlap`)
      }
    }
  }
  return faults

  /** What stays in its place while the rest scrolls, or comes for a while, lies above the rest. */
  function layerOf(element: Element): Element | null {
    for (let box: Element | null = element; box && box !== part; box = box.parentElement) {
      const {position, zIndex} = getComputedStyle(box)
      if (position === 'fixed' || position === 'sticky' || zIndex !== 'auto') return box
    }
    return null
  }

  /** Where text ends of which only the first lines are shown. */
  function endOfFolded(element: Element): number {
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      if (getComputedStyle(box).webkitLineClamp !== 'none') return box.getBoundingClientRect().bottom - 1
    }
    return Infinity
  }

  function canScrollTo(element: Element): boolean {
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(box).overflowX)) return true
    }
    return false
  }

  /** Words that go on in the next line, though three quarters of the window hold them. Addresses may. */
  function brokenWords(node: Node): string[] {
    const range = document.createRange()
    return [...(node.textContent ?? '').matchAll(/(?<![\p{L}\d@/.])\p{L}{2,}(?![\p{L}\d@/.]\S)/gu)].flatMap(
      ({0: word, index}) => {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const boxes = [...range.getClientRects()].filter(({width}) => width > 0)
        const tops = boxes.map(({top}) => top)
        const length = boxes.reduce((sum, {width}) => sum + width, 0)
        const isBroken = Math.max(...tops) - Math.min(...tops) > 4
        return isBroken && length < innerWidth * 0.75 ? [word] : []
      },
    )
  }

  /** What has lines to unfold, or scrolls, hides nothing for good. */
  function isCutOff({element, left, right, top, bottom}: Line): boolean {
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const {overflowX, webkitLineClamp} = getComputedStyle(box)
      if (overflowX === 'auto' || overflowX === 'scroll') return false
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
