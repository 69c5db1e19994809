import type {Page} from '@playwright/test'

interface MovingWindow extends Window {
  moved?: string[]
}

/** Notes from now on, on every page that is opened, what moves: animations, transitions and scrolling that take time. */
export async function watchMotion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: string[] = []
    ;(window as MovingWindow).moved = moved
    const look = () => {
      for (const {effect, playState} of document.getAnimations()) {
        const {activeDuration} = effect?.getComputedTiming() ?? {}
        const isLasting = typeof activeDuration !== 'number' || activeDuration > 0
        const target = (effect as KeyframeEffect | null)?.target
        if (isLasting && playState === 'running') moved.push(target?.outerHTML.slice(0, 120) ?? '')
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    const scrollIntoView = Element.prototype.scrollIntoView
    Element.prototype.scrollIntoView = function (options) {
      if (typeof options === 'object' && options.behavior === 'smooth') moved.push('smooth scrolling')
      scrollIntoView.call(this, options)
    }
  })
}

/** What has moved on this page so far. */
export async function movedElements(page: Page): Promise<string[]> {
  return [...new Set(await page.evaluate(() => (window as MovingWindow).moved ?? []))]
}
