import type {Page} from '@playwright/test'
import {expect} from './test.ts'

/**
 * Presses the browser's own button. Unlike `page.goBack()` it passes over entries that the browser takes for added without
 * the visitor's doing, as on a phone. It is the button of a mouse, pressed in the middle, where dialogs and menus are.
 */
async function press(page: Page, button: 'back' | 'forward', times: number) {
  const {width, height} = page.viewportSize() ?? {width: 0, height: 0}
  const session = await page.context().newCDPSession(page)
  const events = Array.from({length: times}, () => ['mousePressed', 'mouseReleased'] as const).flat()
  await Promise.all(
    events.map((type) =>
      session.send('Input.dispatchMouseEvent', {type, x: width / 2, y: height / 2, button, clickCount: 1}),
    ),
  )
  await session.detach()
}

export const pressBack = (page: Page, times = 1) => press(page, 'back', times)
export const pressForward = (page: Page) => press(page, 'forward', 1)

/** Presses Back once, which leads to this path. */
export async function expectBackTo(page: Page, path: string): Promise<void> {
  await pressBack(page)
  await expect(page).toHaveURL(path)
}
