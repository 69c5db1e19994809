/** The state of a history entry keeps the page that it belongs to, and how many dialogs may be open there. */
interface Mark {
  page: number
  depth: number
}

interface HistoryWindow {
  history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'go' | 'scrollRestoration'>
  location: Pick<Location, 'href' | 'pathname'>
  addEventListener: (type: 'popstate', listener: (event: PopStateEvent) => void, capture: true) => void
}

export interface DialogHistory {
  /** Adds a history entry for a dialog, which `close` must close. Call the returned function once it is closed. */
  open: (close: () => void) => () => void
}

const KEY = 'dialogs'
const markIn = (state: unknown) => (state as Record<string, Mark | undefined> | null)?.[KEY]

/** The page may be at an entry that a dialog has added even when the dialog has been closed. */
export const isDialogEntry = () => (markIn(history.state)?.depth ?? 0) > 0

/**
 * Back closes the topmost dialog, which has a history entry of its own. The entry of a dialog that was closed otherwise
 * stays, since leaving it at once could cancel a navigation; Back and Forward pass over it.
 */
export function createDialogHistory({history, location, addEventListener}: HistoryWindow): DialogHistory {
  /** The topmost dialog is last. */
  const dialogs: (() => void)[] = []
  let mark = markIn(history.state)
  let url = location.href
  // nuqs, which wraps these later, would take an entry of a dialog for a navigation: it would restore the search params
  // that the router shows, and forget those that the router has not taken up yet.
  const write = {
    pushState: history.pushState.bind(history),
    replaceState: history.replaceState.bind(history),
  }

  for (const method of ['pushState', 'replaceState'] as const) {
    history[method] = (...entry) => {
      const {pathname} = location
      write[method](...entry)
      // The router drops the mark when it refreshes a page.
      if (method === 'pushState' || location.pathname !== pathname) mark = markIn(history.state)
      url = location.href
    }
  }

  addEventListener(
    'popstate',
    (event) => {
      const from = mark
      mark = markIn(event.state)
      const isSamePage = from !== undefined && from.page === mark?.page
      const depth = isSamePage && mark ? mark.depth : 0
      if (isSamePage) {
        history.scrollRestoration = 'auto'
        // The router would take it for a navigation.
        if (location.href === url) event.stopImmediatePropagation()
      }
      url = location.href
      const closing = dialogs.splice(depth)
      for (const close of closing) close()
      if (isSamePage && closing.length === 0 && depth !== from.depth) history.go(depth < from.depth ? -1 : 1)
    },
    true,
  )

  return {
    open(close) {
      dialogs.push(close)
      if (!mark) {
        mark = {page: Math.random(), depth: 0}
        write.replaceState({...history.state, [KEY]: mark}, '')
      }
      while (mark.depth < dialogs.length) {
        // Back to the entry below must not scroll: the page may have been scrolled since.
        history.scrollRestoration = 'manual'
        mark = {page: mark.page, depth: mark.depth + 1}
        write.pushState({...history.state, [KEY]: mark}, '')
        history.scrollRestoration = 'auto'
      }
      return () => {
        const index = dialogs.indexOf(close)
        if (index !== -1) dialogs.splice(index, 1)
      }
    },
  }
}
