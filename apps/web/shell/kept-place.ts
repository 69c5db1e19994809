import {tabValues} from '#/storage/browser-storage.ts'

const KEY = 'language-place'

/** A reader's eye may rest where one of these starts. */
const BLOCKS = 'h2, h3, p, li, article'

/** The text starts this many pixels below the top of the window, under the header. */
const LINE = 100

/** What is missing, such as more news or comments, is waited for this long. */
const WAIT_MS = 10_000

interface Place {
  page: string
  /** Each number is the element's position among its siblings, from below `main` down to the block at `LINE`. */
  steps: number[]
  /** The block is this far from the top of the window. */
  top: number
  scrollY: number
}

const topOf = (element: Element) => element.getBoundingClientRect().top

/** What sticks to the window says nothing about the place on the page. */
function isSticky(element: Element): boolean {
  if (getComputedStyle(element).position === 'sticky') return true
  return element.parentElement !== null && isSticky(element.parentElement)
}

/** The page in the other language has longer or shorter texts, but the same elements. */
export function keepPlace(page: string) {
  const main = document.querySelector('main')
  const [block] = [...(main?.querySelectorAll(BLOCKS) ?? [])]
    .filter((each) => each.getClientRects().length > 0 && !isSticky(each))
    .toSorted((one, other) => Math.abs(topOf(one) - LINE) - Math.abs(topOf(other) - LINE))
  if (!block) return
  const steps: number[] = []
  for (let each = block; each !== main && each.parentElement; each = each.parentElement) {
    steps.unshift([...each.parentElement.children].indexOf(each))
  }
  const place: Place = {page, steps, top: topOf(block), scrollY}
  tabValues.write(KEY, JSON.stringify(place))
}

/** Anybody may have changed what the browser keeps. */
export function parsePlace(kept: string): Place | undefined {
  try {
    const place = JSON.parse(kept) as Place
    const isPlace = [place.top, place.scrollY].every(Number.isFinite) && place.steps.every(Number.isInteger)
    return isPlace ? place : undefined
  } catch {
    return undefined
  }
}

/**
 * What is at the place may not be loaded yet: the page scrolls near it, and exactly there once it comes, unless the
 * visitor has gone on meanwhile.
 */
export function returnToPlace() {
  const place = parsePlace(tabValues.read(KEY) ?? '')
  tabValues.remove(KEY)
  if (place?.page !== location.pathname) return
  const hasScrolled = scrollY > 0 && !location.hash
  if (hasScrolled) return
  const {steps, top} = place

  function scroll(): boolean {
    const main = document.querySelector('main')
    const block = steps.reduce<Element | null | undefined>((parent, step) => parent?.children[step], main)
    scrollTo({top: block ? scrollY + topOf(block) - top : place?.scrollY, behavior: 'instant'})
    return Boolean(block)
  }

  if (scroll()) return
  const observer = new MutationObserver(() => {
    if (scroll()) stop()
  })
  const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown']
  const timer = setTimeout(stop, WAIT_MS)
  observer.observe(document.body, {childList: true, subtree: true})
  for (const move of moves) addEventListener(move, stop)

  function stop() {
    observer.disconnect()
    clearTimeout(timer)
    for (const move of moves) removeEventListener(move, stop)
  }
}
