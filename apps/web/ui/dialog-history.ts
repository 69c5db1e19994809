import {openDialogsOf, withOpenDialogs} from './dialog-entry.ts'

/** The parts of `window` that are used. */
export interface HistoryWindow extends Pick<Window, 'scrollY' | 'scrollTo' | 'setTimeout' | 'clearTimeout'> {
  history: History
  location: Pick<Location, 'href' | 'pathname'>
  addEventListener: (type: 'popstate', listener: (event: PopStateEvent) => void, capture: true) => void
  requestAnimationFrame: (callback: () => void) => number
}

export interface DialogHistory {
  /** Adds a history entry for a dialog, which `close` closes. Returns a function to be called once it is closed. */
  open: (close: () => void) => () => void
}

type Method = 'pushState' | 'replaceState'

/** A browser may refuse a traversal, for example one of very many. Then nothing must wait for it for ever. */
const TRAVERSAL_TIMEOUT_MS = 2000

/**
 * Keeps one history entry, with the URL of the page, for each open dialog, so that Back closes the topmost one. A dialog
 * that closes otherwise takes its entry along, and a navigation takes the place of the entries of all dialogs, which it
 * closes. An entry whose dialog is closed, met by Forward or a reload, is left at once.
 */
export function createDialogHistory(browser: HistoryWindow): DialogHistory {
  const {history, location} = browser
  // Those of the browser, for entries of dialogs, and those of the router, which take other writes for navigations.
  const native = Object.getPrototypeOf(history) as History
  const router = {pushState: history.pushState, replaceState: history.replaceState}
  /** Closes the dialog, from the lowest to the topmost. */
  const dialogs: (() => void)[] = []
  /** URL of the entry at which as many dialogs are open as the index says, when another one was opened. */
  const urls: string[] = []
  /** Writes that wait for the end of a traversal, which would undo them. */
  const waiting: (() => void)[] = []
  let depth = openDialogsOf(history.state)
  let current = {url: location.href, state: history.state as unknown}
  let traversal: number | undefined
  let scrollTop: number | undefined

  function update() {
    current = {url: location.href, state: history.state}
  }

  /** Adds missing entries and leaves those without a dialog. */
  function settle() {
    if (traversal !== undefined) return
    for (; depth < dialogs.length; depth += 1) {
      urls[depth] = location.href
      native.pushState.call(history, withOpenDialogs(history.state, depth + 1), '')
    }
    update()
    if (depth > dialogs.length) traverse(dialogs.length - depth)
  }

  function traverse(delta: number) {
    traversal = browser.setTimeout(() => {
      depth = openDialogsOf(history.state)
      arrive()
    }, TRAVERSAL_TIMEOUT_MS)
    history.go(delta)
  }

  function arrive() {
    browser.clearTimeout(traversal)
    traversal = undefined
    const top = scrollTop
    scrollTop = undefined
    if (top !== undefined)
      browser.requestAnimationFrame(() => browser.scrollTo({top, left: 0, behavior: 'instant'}))
    waiting.splice(0).forEach((writeNow) => writeNow())
  }

  /** Keeps a new page where the router scrolls it: the traversal scrolls to where the page before it was. */
  function keepScrollPosition() {
    queueMicrotask(() => (scrollTop = browser.scrollY))
  }

  /** Not at once: the router writes while React renders, when no state may be set. */
  function closeAll() {
    const closing = dialogs.splice(0).toReversed()
    queueMicrotask(() => closing.forEach((close) => close()))
  }

  function write(method: Method, state: unknown, unused: string, url?: string | URL | null): void {
    const again = () => write(method, state, unused, url)
    const {pathname} = new URL(url ?? '', location.href)
    const isNewPage = pathname !== location.pathname
    if (traversal !== undefined) {
      if (isNewPage) keepScrollPosition()
      waiting.push(again)
      return
    }
    const isPush = method === 'pushState'
    const isLeaving = depth > 0 && (isPush || isNewPage)
    if (isLeaving) closeAll()
    if (isLeaving && (!isPush || depth > 1)) keepScrollPosition()
    if (isPush && depth > 1) {
      waiting.push(again)
      traverse(-depth)
      return
    }
    const isInPlace = isPush && depth === 1
    if (isInPlace) depth = 0
    const isMarked = depth > 0 || openDialogsOf(state) > 0
    const marked = isMarked ? withOpenDialogs(state, depth) : state
    router[isInPlace ? 'replaceState' : method].call(history, marked, unused, url)
    update()
    if (isLeaving) settle()
  }

  function onPopState(event: PopStateEvent) {
    const isOwn = traversal !== undefined
    // The browser has followed a link to a fragment.
    if (event.state === null && !isOwn && location.href !== urls[depth - 1]) return update()
    const before = {depth, ...current}
    depth = openDialogsOf(event.state)
    // What has become of the URL while a dialog was open holds for the entry below it too.
    if (depth < before.depth && location.href === urls[depth] && location.href !== before.url) {
      native.replaceState.call(history, withOpenDialogs(before.state, depth), '', before.url)
    }
    update()
    // For the router it would be a navigation, which ends one that is under way.
    if (current.url === before.url && (isOwn || depth !== before.depth)) event.stopImmediatePropagation()
    if (isOwn) arrive()
    else while (dialogs.length > depth) dialogs.pop()?.()
    settle()
  }

  for (const method of ['pushState', 'replaceState'] as const) {
    history[method] = (state: unknown, unused, url) => write(method, state, unused, url)
  }
  browser.addEventListener('popstate', onPopState, true)
  queueMicrotask(settle)

  return {
    open(close) {
      dialogs.push(close)
      queueMicrotask(settle)
      return () => {
        const index = dialogs.indexOf(close)
        if (index !== -1) dialogs.splice(index, 1)
        queueMicrotask(settle)
      }
    },
  }
}
