import {tabValues} from '#/storage/browser-storage.ts'

const KEY = 'language-place'

/** What begins where a reader's eye may rest. */
const BLOCKS = 'h2, h3, p, li, article'

/** Where the text begins below the header, in pixels from the top of the window. */
const LINE = 100

/** For how long what is missing is waited for, such as more news or comments. */
const WAIT_MS = 10_000

interface Place {
  /** Pathname of the page in the other language. */
  page: string
  /** Which of its parent's children each element is, from below `main` down to the block at `LINE`. */
  steps: number[]
  /** Distance of that block from the top of the window. */
  top: number
  /** Where the page was scrolled to. */
  scrollY: number
}

const topOf = (element: Element) => element.getBoundingClientRect().top

/** What sticks to the window says nothing about the place on the page. */
function isSticky(element: Element): boolean {
  if (getComputedStyle(element).position === 'sticky') return true
  return element.parentElement !== null && isSticky(element.parentElement)
}

/**
 * Keeps the place that the visitor reads for the page at this pathname, which is the same in the other language: its texts
 * are longer or shorter, its elements the same.
 */
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

/**
 * Scrolls to the place that was kept for this page. What is there may not be loaded yet: then about there, which loads
 * it, and exactly there once it comes, unless the visitor has gone on meanwhile.
 */
export function returnToPlace() {
  const kept = tabValues.read(KEY)
  tabValues.remove(KEY)
  const place = kept === null ? undefined : (JSON.parse(kept) as Place)
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
