import type {Page} from '@playwright/test'

const MOST_ADDED = 30

/** What the keyboard meets on a page. */
interface KeyboardWalk {
  /** Names of all stops, in their order. */
  stops: string[]
  faults: string[]
}

/**
 * Goes through the page, or the dialog that is open, with Tab. Each stop must show where the focus is, in sight, with a
 * contrast of 3:1 at least; nothing that can be pressed may be left out; and the focus never jumps back up the page.
 */
export async function walkByKeyboard(page: Page, within = 'body'): Promise<KeyboardWalk> {
  await page.evaluate(watchFocus, within)
  const press = async (times: number) => {
    for (let presses = 0; presses < times; presses += 1) {
      await page.keyboard.press('Tab')
      // A dialog leads the focus from its last element to its first a moment later.
      if (within !== 'body') await page.evaluate(() => new Promise(requestAnimationFrame))
    }
  }
  await press(await page.evaluate(() => (window as unknown as WatchedWindow).focusWalk.expected.length + 5))
  // A form that loads once it is near adds stops on the way.
  const isLeft = await page.evaluate(() => {
    const {expected, seen} = (window as unknown as WatchedWindow).focusWalk
    return expected.some((element) => !seen.has(element))
  })
  if (isLeft) await press(MOST_ADDED)
  return page.evaluate(() => {
    const {stops, faults, expected, seen} = (window as unknown as WatchedWindow).focusWalk
    const left = expected.filter((element) => !seen.has(element))
    return {
      stops,
      faults: [...faults, ...left.map((element) => `never reached: ${element.outerHTML.slice(0, 100)}`)],
    }
  })
}

interface WatchedWindow extends Window {
  focusWalk: {stops: string[]; faults: string[]; expected: Element[]; seen: Set<Element>}
}

/** Judges each stop when the next press of Tab comes: by then the page has scrolled. Runs in the page. */
function watchFocus(within: string) {
  const pressed =
    'a[href], button:enabled, summary, input:enabled:not([type=hidden]), select:enabled, textarea:enabled'
  const walk: WatchedWindow['focusWalk'] = {
    stops: [],
    faults: [],
    seen: new Set(),
    expected: [...(document.querySelector(within)?.querySelectorAll<HTMLElement>(pressed) ?? [])].filter(
      (element) =>
        element.tabIndex >= 0 &&
        element.checkVisibility({visibilityProperty: true}) &&
        !element.closest('[inert]') &&
        !(element instanceof HTMLInputElement && element.type === 'radio'),
    ),
  }
  ;(window as unknown as WatchedWindow).focusWalk = walk
  let last: Element | undefined
  let isRound = false
  if (within === 'body') (document.activeElement as HTMLElement | null)?.blur()

  // What loads late may push a stop out of sight, which is no fault of the focus.
  let heightAtFocus = 0
  document.addEventListener('focusin', () => (heightAtFocus = document.documentElement.scrollHeight))

  document.addEventListener(
    'keydown',
    (event) => {
      const stop = document.activeElement
      if (event.key !== 'Tab' || !stop || stop === document.body || walk.seen.has(stop)) return
      // Passes the focus on to the other end of the dialog.
      if (stop.hasAttribute('data-base-ui-focus-guard')) return
      if (!stop.closest(within)) walk.faults.push(`left to ${stop.outerHTML.slice(0, 80)}`)
      const name =
        (stop.getAttribute('aria-label') ?? stop.textContent?.trim() ?? '').slice(0, 40) ||
        stop.outerHTML.slice(0, 80)
      const fault = (what: string) => walk.faults.push(`${name}: ${what}`)
      walk.seen.add(stop)
      walk.stops.push(name)

      const style = getComputedStyle(stop)
      const width = parseFloat(style.outlineWidth)
      if (!stop.matches(':focus-visible') || style.outlineStyle === 'none' || width < 2)
        fault('shows no focus')
      const contrast = ratio(style.outlineColor, backgroundBehind(stop, parseFloat(style.outlineOffset)))
      if (contrast < 3) fault(`its focus has a contrast of ${contrast.toFixed(1)}`)

      const box = stop.getBoundingClientRect()
      if (box.width < 2 || box.height < 2) fault('is too small to be seen')
      const places = [
        [box.left + box.width / 2, box.top + box.height / 2],
        [box.left + 3, box.top + 3],
        [box.right - 3, box.bottom - 3],
      ] as const
      const isSeen = places.some(([x, y]) => {
        const top = document.elementFromPoint(x, y)
        return top !== null && (stop.contains(top) || top.contains(stop))
      })
      const hasGrown = document.documentElement.scrollHeight !== heightAtFocus
      if (!isSeen && !hasGrown) fault('is covered or out of sight')
      const isFixed = stop.closest('header, [style*=fixed]')
      // In a dialog, the focus goes on from the last to the first, once.
      const isFirstAgain =
        within !== 'body' &&
        !isRound &&
        last &&
        last.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_PRECEDING
      if (isFirstAgain) {
        isRound = true
        last = undefined
      }
      if (last?.isConnected && !isFixed) {
        // Both as they are now: what loads late moves them.
        const [above, below] = [onPage(last), onPage(stop)]
        if (below.bottom <= above.bottom - 200 && below.left < above.right - 40)
          fault(`comes after what is below it (${Math.round(above.bottom - below.bottom)})`)
      }
      last = isFixed ? undefined : stop

      const around = width + parseFloat(style.outlineOffset)
      for (
        let parent = stop.parentElement;
        parent && parent !== document.body;
        parent = parent.parentElement
      ) {
        const {overflowX, overflowY} = getComputedStyle(parent)
        if (overflowX === 'visible' && overflowY === 'visible') continue
        const clip = parent.getBoundingClientRect()
        const cut = [
          clip.left - (box.left - around),
          clip.top - (box.top - around),
          box.right + around - clip.right,
          box.bottom + around - clip.bottom,
        ].filter((by) => by >= around - 0.5)
        if (cut.length > 1) fault('its focus is cut off')
      }
    },
    {capture: true},
  )

  function onPage(element: Element) {
    const {left, right, bottom} = element.getBoundingClientRect()
    return {left, right, bottom: bottom + scrolledBy(element)}
  }

  /** By the page and by what scrolls within it. */
  function scrolledBy(element: Element): number {
    const parent = element.parentElement
    return parent ? parent.scrollTop + scrolledBy(parent) : 0
  }

  /** Of what lies around the element at that distance: a label may be as small as the field in it. */
  function backgroundBehind(element: Element, distance: number): string {
    const {width, height} = element.getBoundingClientRect()
    for (let parent: Element | null = element.parentElement; parent; parent = parent.parentElement) {
      const box = parent.getBoundingClientRect()
      if (box.width < width + 2 * distance && box.height < height + 2 * distance) continue
      const {backgroundColor} = getComputedStyle(parent)
      if (!/^rgba\(.*, 0\)$|transparent/.test(backgroundColor)) return backgroundColor
    }
    return 'rgb(255, 255, 255)'
  }

  function ratio(one: string, other: string) {
    const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
    return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
  }

  function luminance(colour: string) {
    const parts = (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map((part) => {
      const value = Number(part) / 255
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
    })
    const [red = 0, green = 0, blue = 0] = parts
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
}
