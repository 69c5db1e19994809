import {beforeEach, describe, expect, test, vi} from 'vitest'
import {createDialogHistory, type DialogHistory} from './dialog-history.ts'

interface Entry {
  url: string
  state: unknown
  scroll: ScrollRestoration
}

/** The history of a tab. As in a browser, writes happen at once and traversals later. */
class TabHistory {
  entries: Entry[] = [{url: 'https://velsas.example/', state: {router: '/'}, scroll: 'auto'}]
  index = 0
  traversals: number[] = []

  get entry(): Entry {
    return this.entries[this.index] as Entry
  }

  get state(): unknown {
    return this.entry.state
  }

  get scrollRestoration(): ScrollRestoration {
    return this.entry.scroll
  }

  set scrollRestoration(mode) {
    this.entry.scroll = mode
  }

  pushState(state: unknown, _: string, url?: string | URL | null): void {
    const href = new URL(url ?? '', this.entry.url).href
    this.entries.splice(this.index + 1, Infinity, {url: href, state, scroll: this.entry.scroll})
    this.index += 1
  }

  replaceState(state: unknown, _: string, url?: string | URL | null): void {
    this.entries[this.index] = {...this.entry, url: new URL(url ?? '', this.entry.url).href, state}
  }

  go(delta: number): void {
    this.traversals.push(delta)
  }
}

let tab: TabHistory
let dialogs: DialogHistory
/** Paths to which the router has been told that the visitor went Back or Forward. */
let routerTraversals: string[]

const path = () => new URL(tab.entry.url).pathname
const paths = () => tab.entries.map(({url}) => new URL(url).pathname)

let pop: () => void

/** A document with the history of the tab: at first, and after a reload. */
function load() {
  let listener: (event: PopStateEvent) => void = () => undefined
  tab.pushState = TabHistory.prototype.pushState
  tab.replaceState = TabHistory.prototype.replaceState
  dialogs = createDialogHistory({
    history: tab,
    location: {
      get href() {
        return tab.entry.url
      },
      get pathname() {
        return path()
      },
    },
    addEventListener: (_, added) => (listener = added),
  })
  pop = () => {
    let isStopped = false
    listener({
      state: tab.state,
      stopImmediatePropagation: () => (isStopped = true),
    } as unknown as PopStateEvent)
    if (!isStopped) routerTraversals.push(path())
  }
}

/** Moves in the history, and on as long as the page does. */
function traverse(delta: number) {
  tab.go(delta)
  for (let next = tab.traversals.shift(); next !== undefined; next = tab.traversals.shift()) {
    if (!tab.entries[tab.index + next]) return
    tab.index += next
    pop()
  }
}

const back = () => traverse(-1)
const forward = () => traverse(1)

/** An open dialog, and how its own button closes it. */
function openDialog() {
  const dialog = {
    isOpen: true,
    close: () => {
      dialog.isOpen = false
      closed()
    },
  }
  const closed = dialogs.open(() => dialog.close())
  return dialog
}

const isOpen = (...all: {isOpen: boolean}[]) => all.map((dialog) => dialog.isOpen)

/** What the router does for a link, and for a redirect or a changed query. Its state has no mark. */
const push = (to: string) => tab.pushState({router: to}, '', to)
const replace = (to: string) => tab.replaceState({router: to}, '', to)

beforeEach(() => {
  tab = new TabHistory()
  routerTraversals = []
  load()
  push('/naujienos')
})

test('a page without dialogs is left to the router', () => {
  back()
  forward()
  expect(tab.entries).toEqual([
    {url: 'https://velsas.example/', state: {router: '/'}, scroll: 'auto'},
    {url: 'https://velsas.example/naujienos', state: {router: '/naujienos'}, scroll: 'auto'},
  ])
  expect(routerTraversals).toEqual(['/', '/naujienos'])
})

test('a dialog adds an entry with the URL and the router’s state of its page', () => {
  openDialog()
  expect(paths()).toEqual(['/', '/naujienos', '/naujienos'])
  expect(tab.state).toMatchObject({router: '/naujienos'})
})

test('what watches for navigations, as nuqs does, does not hear of a dialog', () => {
  const seen = vi.fn<(path: string) => void>()
  const pushState = tab.pushState.bind(tab)
  tab.pushState = (...entry) => {
    pushState(...entry)
    seen(path())
  }
  const dialog = openDialog()
  back()
  expect(dialog.isOpen).toBe(false)
  expect(seen).not.toHaveBeenCalled()
  push('/renginiai')
  expect(seen.mock.calls).toEqual([['/renginiai']])
})

describe('Back', () => {
  test('closes a dialog, and the router does not hear of it', () => {
    const dialog = openDialog()
    back()
    expect(dialog.isOpen).toBe(false)
    expect(tab.index).toBe(1)
    expect(routerTraversals).toEqual([])
  })

  test('leaves the page after that', () => {
    openDialog()
    back()
    back()
    expect(path()).toBe('/')
    expect(routerTraversals).toEqual(['/'])
  })

  test('leaves the page at once when the dialog was closed otherwise', () => {
    openDialog().close()
    back()
    expect(path()).toBe('/')
    expect(routerTraversals).toEqual(['/'])
  })

  test('leaves the page at once however often dialogs were opened and closed', () => {
    for (let time = 0; time < 3; time += 1) {
      openDialog().close()
      const dialog = openDialog()
      back()
      expect(dialog.isOpen).toBe(false)
    }
    expect(paths()).toEqual(['/', '/naujienos', '/naujienos'])
    back()
    expect(path()).toBe('/')
  })

  test('tells the router when it changes the query', () => {
    openDialog()
    replace('/naujienos?q=rasa')
    back()
    expect(routerTraversals).toEqual(['/naujienos'])
  })

  test('over several pages at once closes the dialog and leaves the rest to the router', () => {
    const dialog = openDialog()
    traverse(-2)
    expect(dialog.isOpen).toBe(false)
    expect(routerTraversals).toEqual(['/'])
    expect(path()).toBe('/')
  })
})

test('the page does not scroll when a dialog closes on Back, but does when it is met again', () => {
  const modes = () => tab.entries.map(({scroll}) => scroll)
  openDialog()
  expect(modes()).toEqual(['auto', 'manual', 'auto'])
  back()
  expect(modes()).toEqual(['auto', 'auto', 'auto'])
})

describe('of two dialogs, one over the other,', () => {
  test('Back closes one by one', () => {
    const lower = openDialog()
    const upper = openDialog()
    back()
    expect(isOpen(lower, upper)).toEqual([true, false])
    back()
    expect(isOpen(lower, upper)).toEqual([false, false])
    expect(tab.index).toBe(1)
  })

  test('Back closes the lower one after the upper one was closed otherwise', () => {
    const lower = openDialog()
    openDialog().close()
    back()
    expect(lower.isOpen).toBe(false)
    expect(tab.index).toBe(1)
  })

  test('Back closes the upper one after the lower one was closed otherwise', () => {
    const lower = openDialog()
    const upper = openDialog()
    lower.close()
    back()
    expect(upper.isOpen).toBe(false)
    expect(tab.index).toBe(1)
  })

  test('both may be closed otherwise', () => {
    const lower = openDialog()
    openDialog().close()
    lower.close()
    back()
    expect(path()).toBe('/')
  })

  test('a jump to the page closes both', () => {
    const both = [openDialog(), openDialog()]
    traverse(-2)
    expect(isOpen(...both)).toEqual([false, false])
    expect(tab.index).toBe(1)
  })
})

describe('a link in a dialog', () => {
  test('is left by Back for the page with the dialog closed', () => {
    const dialog = openDialog()
    push('/privacy')
    dialog.close()
    back()
    expect(path()).toBe('/naujienos')
    back()
    expect(path()).toBe('/')
    expect(routerTraversals).toEqual(['/naujienos', '/'])
  })

  test('is left by Back also when the dialog closes before the page opens', () => {
    openDialog().close()
    push('/slaptazodis')
    back()
    expect(routerTraversals).toEqual(['/naujienos'])
    back()
    expect(path()).toBe('/')
  })

  test('closes a dialog of the page that stays open, when it is left', () => {
    const dialog = openDialog()
    push('/privacy')
    back()
    expect(dialog.isOpen).toBe(false)
  })

  test('is met again by Forward after the page, with one press', () => {
    openDialog().close()
    push('/privacy')
    traverse(-3)
    forward()
    expect(path()).toBe('/naujienos')
    forward()
    expect(path()).toBe('/privacy')
  })
})

test('a redirect takes the place of the page with its dialog', () => {
  openDialog().close()
  replace('/taptinariu')
  expect(paths()).toEqual(['/', '/naujienos', '/taptinariu'])
  const dialog = openDialog()
  back()
  expect(dialog.isOpen).toBe(false)
  expect(path()).toBe('/taptinariu')
})

test('a refresh by the router, which drops the mark, does not make Back stop twice', () => {
  openDialog().close()
  replace('/naujienos')
  back()
  expect(path()).toBe('/')
})

test('Forward to the entry of a closed dialog changes nothing, and Back leaves the page', () => {
  const dialog = openDialog()
  back()
  forward()
  expect(dialog.isOpen).toBe(false)
  expect(routerTraversals).toEqual([])
  back()
  expect(path()).toBe('/')
})

test('after a reload with an open dialog, Back leaves the page', () => {
  openDialog()
  load()
  back()
  expect(path()).toBe('/')
})

test('after a reload, a dialog takes the entry of the one that was open', () => {
  openDialog()
  load()
  const dialog = openDialog()
  expect(paths()).toEqual(['/', '/naujienos', '/naujienos'])
  back()
  expect(dialog.isOpen).toBe(false)
  expect(tab.index).toBe(1)
})

test('a dialog over one that stayed open on the next page has its own entry', () => {
  const lower = openDialog()
  push('/renginiai')
  const upper = openDialog()
  back()
  expect(isOpen(lower, upper)).toEqual([true, false])
  expect(path()).toBe('/renginiai')
  back()
  expect(lower.isOpen).toBe(false)
  expect(path()).toBe('/renginiai')
})
