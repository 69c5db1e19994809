import type {Locator, Page} from '@playwright/test'
import {expect} from './test.ts'
import {timeLimits} from './time-limits.ts'

/** A way in which a volunteer works in the Studio. */
export interface Hand {
  /** Scrolls to something far down: Sanity renders long lists only where they are seen. */
  look(at: Locator): Promise<void>
  press(target: Locator): Promise<void>
  /** Puts the cursor at the end of a field. */
  writeIn(field: Locator): Promise<void>
  /** Where an item of a list has been edited. */
  closeDialog(): Promise<void>
  publish(): Promise<void>
}

const MOST_TABS = 150

const publishButton = (page: Page) => page.getByRole('button', {name: 'Paskelbti', exact: true})

export const mouse = (page: Page) => pointing(page, 'click')

export const finger = (page: Page) => pointing(page, 'tap')

function pointing(page: Page, how: 'click' | 'tap'): Hand {
  const press = (target: Locator) => target[how]({timeout: timeLimits.studio})
  return {
    look: (at) => at.scrollIntoViewIfNeeded({timeout: timeLimits.studio}),
    press,
    async writeIn(field) {
      await expect(field).toBeVisible({timeout: timeLimits.studio})
      const {width = 0, height = 0} = (await field.boundingBox()) ?? {}
      // At the right end of the last line, beside the corner that makes a field larger.
      await field[how]({position: {x: width - 24, y: height - 8}})
      await expect(field).toBeFocused()
    },
    closeDialog: () => press(page.getByRole('dialog').getByRole('button', {name: 'Baigta', exact: true})),
    publish: () => press(publishButton(page)),
  }
}

/** Only keys move the focus: Tab, and arrows within tabs and lists. */
export function keyboard(page: Page): Hand {
  const pressKey = (key: string) => page.keyboard.press(key)
  const tabTo = async (target: Locator) => {
    await expect(target).toBeVisible({timeout: timeLimits.studio})
    let presses = 0
    for (let key = await keyTo(target); key; key = await keyTo(target)) {
      presses += 1
      expect(presses, `Tabs to ${String(target)}`).toBeLessThanOrEqual(MOST_TABS)
      await pressKey(key)
    }
  }
  return {
    // The focus scrolls.
    look: () => Promise.resolve(),
    async press(target) {
      await expect(target).toBeVisible({timeout: timeLimits.studio})
      const list = target.locator('xpath=ancestor::*[@aria-activedescendant]')
      if ((await target.getAttribute('role')) === 'tab') {
        await tabTo(target.locator('xpath=ancestor::*[@role="tablist"]').getByRole('tab', {selected: true}))
        await pressKey('ArrowRight')
        await expect(target).toBeFocused()
      } else if ((await list.count()) > 0) {
        await tabTo(list)
        while (!(await isActive(list, target))) await pressKey('ArrowDown')
      } else await tabTo(target)
      await pressKey('Enter')
    },
    async writeIn(field) {
      await tabTo(field)
      await pressKey('Control+End')
      if ((await field.getAttribute('contenteditable')) !== null) await untilHeard(page)
    },
    closeDialog: () => pressKey('Escape'),
    async publish() {
      await expect(publishButton(page)).toBeEnabled({timeout: timeLimits.studio})
      await pressKey('Control+Alt+p')
    },
  }
}

/** The key that leads on to the target, unless it has the focus. */
const keyTo = (target: Locator) =>
  target.evaluate((element) => {
    const focused = document.activeElement
    if (!focused || focused === element) return undefined
    const isBefore = focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING
    return isBefore && !element.contains(focused) ? 'Shift+Tab' : 'Tab'
  })

/**
 * The editor of rich text hears of a moved cursor at most 100 ms later, by a timer of the page that this one comes after.
 * Until then it writes where the cursor was, which no person is quick enough to see.
 */
const untilHeard = (page: Page) => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))

/** Whether a list has said that an entry is the one that Enter opens. */
async function isActive(list: Locator, entry: Locator) {
  const id = await list.getAttribute('aria-activedescendant')
  return entry.evaluate(
    (element, active) => active !== null && document.getElementById(active)?.contains(element),
    id,
  )
}
