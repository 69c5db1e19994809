import type {Page} from '@playwright/test'

type WatchedWindow = Window & {layoutShifts: number[]}

/** From now on, each page that opens adds up by how much it moves what was already there. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const layoutShifts: number[] = []
    Object.assign(window, {layoutShifts})
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        layoutShifts.push((entry as PerformanceEntry & {value: number}).value)
    }).observe({type: 'layout-shift', buffered: true})
  })
}

/** Cumulative layout shift of the page so far. */
export async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() =>
    (window as unknown as WatchedWindow).layoutShifts.reduce((sum, shift) => sum + shift, 0),
  )
}

/** Resolves once fonts have loaded and the page has been drawn and is idle. Runs in the page. */
export async function whenIdle(): Promise<void> {
  await document.fonts.ready
  await new Promise((resolve) => requestAnimationFrame(resolve))
  await new Promise((resolve) => requestIdleCallback(resolve))
}
