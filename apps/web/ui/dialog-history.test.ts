import {beforeEach, describe, expect, test} from 'vitest'
import {openDialogsOf} from './dialog-entry.ts'
import {createDialogHistory, type DialogHistory, type HistoryWindow} from './dialog-history.ts'

interface Entry {
  url: string
  state: unknown
}

/** The history of a tab. As in a browser, traversals happen later and writes at once. */
class TabHistory {
  entries: Entry[] = [{url: 'https://velsas.example/', state: {router: 'tree'}}]
  index = 0
  traversals: number[] = []

  get entry(): Entry {
    return this.entries[this.index] as Entry
  }

  get state(): unknown {
    return this.entry.state
  }

  pushState(state: unknown, _: string, url?: string | URL | null): void {
    const href = new URL(url ?? '', this.entry.url).href
    this.entries.splice(this.index + 1, Infinity, {url: href, state})
    this.index += 1
  }

  replaceState(state: unknown, _: string, url?: string | URL | null): void {
    this.entries[this.index] = {url: new URL(url ?? '', this.entry.url).href, state}
  }

  go(delta: number): void {
    this.traversals.push(delta)
  }
}

let tab: TabHistory
let dialogs: DialogHistory
/** Paths to which the router has been told that the visitor went Back or Forward. */
let routerTraversals: string[]
let scrollTop: number

const paths = () => tab.entries.map(({url}) => new URL(url).pathname + new URL(url).search)
const marks = () => tab.entries.map(({state}) => openDialogsOf(state))
const settled = () => new Promise<void>((resolve) => setTimeout(resolve))

function makeBrowser(): HistoryWindow & {pop: () => void} {
  let listener: (event: PopStateEvent) => void = () => undefined
  return {
    history: tab as unknown as History,
    location: {
      get href() {
        return tab.entry.url
      },
      get pathname() {
        return new URL(tab.entry.url).pathname
      },
    },
    addEventListener: (_, added) => (listener = added),
    pop: () => {
      let isStopped = false
      const event = {state: tab.state, stopImmediatePropagation: () => (isStopped = true)}
      listener(event as unknown as PopStateEvent)
      if (!isStopped) routerTraversals.push(new URL(tab.entry.url).pathname)
    },
    get scrollY() {
      return scrollTop
    },
    scrollTo: (options?: ScrollToOptions | number) => {
      scrollTop = typeof options === 'object' ? (options.top ?? 0) : 0
    },
    requestAnimationFrame: (callback) => setTimeout(callback) && 0,
    setTimeout: () => 1,
    clearTimeout: () => undefined,
  } as HistoryWindow & {pop: () => void}
}

let browser: ReturnType<typeof makeBrowser>

/** Ends pending traversals, and those that follow from them. The browser scrolls to where the page was. */
async function arrive(): Promise<void> {
  await settled()
  for (let delta = tab.traversals.shift(); delta !== undefined; delta = tab.traversals.shift()) {
    tab.index += delta
    browser.pop()
    scrollTop = 500
    await settled()
  }
}

async function traverse(delta: number): Promise<void> {
  tab.go(delta)
  await arrive()
}

const back = () => traverse(-1)
const forward = () => traverse(1)

/** An open dialog, and how it is closed by its own button. */
async function openDialog(): Promise<{isOpen: boolean; close: () => Promise<void>}> {
  const dialog = {
    isOpen: true,
    close: async () => {
      dialog.isOpen = false
      closed()
      await arrive()
    },
  }
  const closed = dialogs.open(() => {
    dialog.isOpen = false
    closed()
  })
  await settled()
  return dialog
}

/** A link to a fragment that the browser itself follows. */
async function followFragment(fragment: string): Promise<void> {
  TabHistory.prototype.pushState.call(tab, null, '', fragment)
  browser.pop()
  await settled()
}

/** What the router does when a link is followed. It adds its own state to that of others. */
const routerPush = (path: string) => browser.history.pushState({router: path}, '', path)
const routerReplace = (path: string) => browser.history.replaceState({router: path}, '', path)

beforeEach(() => {
  tab = new TabHistory()
  routerTraversals = []
  scrollTop = 500
  browser = makeBrowser()
  dialogs = createDialogHistory(browser)
})

test('a dialog adds one entry with the URL and the state of the page', async () => {
  await openDialog()
  expect(paths()).toEqual(['/', '/'])
  expect(marks()).toEqual([0, 1])
  expect(tab.state).toMatchObject({router: 'tree'})
})

test('Back closes the dialog, and the router hears nothing of it', async () => {
  const dialog = await openDialog()
  await back()
  expect(dialog.isOpen).toBe(false)
  expect(tab.index).toBe(0)
  expect(routerTraversals).toEqual([])
})

test('a dialog that closes otherwise takes its entry along', async () => {
  const dialog = await openDialog()
  await dialog.close()
  expect(tab.index).toBe(0)
  expect(routerTraversals).toEqual([])
})

test('Back after that leaves the page as ever', async () => {
  routerPush('/naujienos')
  const dialog = await openDialog()
  await dialog.close()
  await back()
  expect(paths()[tab.index]).toBe('/')
  expect(routerTraversals).toEqual(['/'])
})

test('a dialog can be opened and closed over and over', async () => {
  for (let time = 0; time < 3; time += 1) {
    const first = await openDialog()
    await first.close()
    const second = await openDialog()
    await back()
    expect(second.isOpen).toBe(false)
  }
  expect(tab.index).toBe(0)
  expect(tab.entries).toHaveLength(2)
})

test('a dialog that takes the place of another takes over its entry', async () => {
  const first = await openDialog()
  const closing = first.close()
  const second = await openDialog()
  await closing
  expect(marks()).toEqual([0, 1])
  expect(tab.index).toBe(1)
  await back()
  expect(second.isOpen).toBe(false)
})

test('a dialog opened while the entry of another is being left gets its own', async () => {
  const first = await openDialog()
  void first.close()
  await Promise.resolve()
  expect(tab.traversals).toEqual([-1])
  const second = await openDialog()
  await arrive()
  expect(second.isOpen).toBe(true)
  expect(tab.index).toBe(1)
  expect(marks()).toEqual([0, 1])
})

describe('of two dialogs, one over the other,', () => {
  test('Back closes one by one', async () => {
    const lower = await openDialog()
    const upper = await openDialog()
    expect(marks()).toEqual([0, 1, 2])
    await back()
    expect([lower.isOpen, upper.isOpen]).toEqual([true, false])
    await back()
    expect(lower.isOpen).toBe(false)
    expect(tab.index).toBe(0)
  })

  test('the upper one closes and leaves the lower one open', async () => {
    const lower = await openDialog()
    const upper = await openDialog()
    await upper.close()
    expect(lower.isOpen).toBe(true)
    expect(tab.index).toBe(1)
  })

  test('both may close at once', async () => {
    const lower = await openDialog()
    const upper = await openDialog()
    void upper.close()
    await lower.close()
    expect(tab.index).toBe(0)
  })

  test('a link closes both and leaves no entry of theirs', async () => {
    const lower = await openDialog()
    const upper = await openDialog()
    scrollTop = 0
    routerPush('/privacy')
    await arrive()
    expect([lower.isOpen, upper.isOpen]).toEqual([false, false])
    expect(paths()).toEqual(['/', '/privacy'])
    expect(marks()).toEqual([0, 0])
    expect(scrollTop).toBe(0)
  })
})

describe('a link in a dialog', () => {
  test('takes the place of its entry and closes it', async () => {
    const dialog = await openDialog()
    routerPush('/privacy')
    await arrive()
    expect(dialog.isOpen).toBe(false)
    expect(paths()).toEqual(['/', '/privacy'])
    expect(marks()).toEqual([0, 0])
    expect(tab.index).toBe(1)
  })

  test('is left by Back for the page with the dialog closed', async () => {
    await openDialog()
    routerPush('/privacy')
    await arrive()
    await back()
    expect(tab.index).toBe(0)
    expect(routerTraversals).toEqual(['/'])
  })

  test('that closes it first leads to the same, with the new page at its top', async () => {
    const dialog = await openDialog()
    void dialog.close()
    await Promise.resolve()
    routerPush('/slaptazodis')
    scrollTop = 0
    await arrive()
    await settled()
    expect(paths()).toEqual(['/', '/slaptazodis'])
    expect(marks()).toEqual([0, 0])
    expect(scrollTop).toBe(0)
    expect(routerTraversals).toEqual([])
  })
})

describe('a redirect while a dialog is open', () => {
  test('replaces the page and closes the dialog', async () => {
    routerPush('/admin')
    const dialog = await openDialog()
    routerReplace('/')
    scrollTop = 0
    await arrive()
    await settled()
    expect(dialog.isOpen).toBe(false)
    expect(tab.index).toBe(1)
    expect(paths().slice(0, 2)).toEqual(['/', '/'])
    expect(tab.state).toMatchObject({router: '/'})
    expect(scrollTop).toBe(0)
  })

  test('of the query only leaves the dialog open, and its Back keeps the query', async () => {
    const dialog = await openDialog()
    routerReplace('/?q=rasa')
    await arrive()
    expect(dialog.isOpen).toBe(true)
    await back()
    expect(dialog.isOpen).toBe(false)
    expect(paths()[tab.index]).toBe('/?q=rasa')
    expect(routerTraversals).toEqual([])
  })

  test('keeps the query too when the dialog closes otherwise', async () => {
    const dialog = await openDialog()
    routerReplace('/?q=rasa')
    await dialog.close()
    expect(tab.index).toBe(0)
    expect(paths()[0]).toBe('/?q=rasa')
  })
})

test('a refresh of the page by the router does not make it forget the dialog', async () => {
  const lower = await openDialog()
  routerReplace('/')
  const upper = await openDialog()
  await back()
  expect([lower.isOpen, upper.isOpen]).toEqual([true, false])
})

test('Forward to the entry of a closed dialog changes nothing', async () => {
  await openDialog()
  await back()
  await forward()
  expect(tab.index).toBe(0)
  expect(routerTraversals).toEqual([])
})

test('a jump over several pages closes the dialog and reaches the router', async () => {
  routerPush('/naujienos')
  const dialog = await openDialog()
  await traverse(-2)
  expect(dialog.isOpen).toBe(false)
  expect(routerTraversals).toEqual(['/'])
})

test('a link to a fragment leaves the dialog open, which then closes with both entries', async () => {
  const dialog = await openDialog()
  await followFragment('#laukas')
  expect(dialog.isOpen).toBe(true)
  await dialog.close()
  expect(tab.index).toBe(0)
})

test('a dialog over a fragment, whose entry has no state, closes on Back', async () => {
  await followFragment('#turinys')
  const dialog = await openDialog()
  await back()
  expect(dialog.isOpen).toBe(false)
  expect(tab.index).toBe(1)
})

test('after a reload while dialogs were open, their entries are left', async () => {
  await openDialog()
  await openDialog()
  browser = makeBrowser()
  Reflect.deleteProperty(tab, 'pushState')
  Reflect.deleteProperty(tab, 'replaceState')
  createDialogHistory(browser)
  await arrive()
  expect(tab.index).toBe(0)
  expect(routerTraversals).toEqual([])
})

test('pages without dialogs are left to the router', async () => {
  routerPush('/naujienos')
  routerReplace('/naujienos?puslapis=2')
  expect(tab.entries[1]).toEqual({
    url: 'https://velsas.example/naujienos?puslapis=2',
    state: {router: '/naujienos?puslapis=2'},
  })
  await back()
  expect(routerTraversals).toEqual(['/'])
})

test('a traversal that the browser refuses holds nothing up for long', async () => {
  let giveUp = () => {}
  browser.setTimeout = (callback) => {
    giveUp = callback as () => void
    return 1
  }
  const dialog = await openDialog()
  void dialog.close()
  await Promise.resolve()
  routerPush('/naujienos')
  expect(paths()).toEqual(['/', '/'])
  giveUp()
  expect(paths()).toEqual(['/', '/naujienos'])
})
