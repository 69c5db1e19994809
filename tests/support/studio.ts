import type {Locator, Page} from '@playwright/test'
import {stackEnv} from '../env.ts'
import {expect} from './test.ts'
import {timeLimits} from './time-limits.ts'

/** What the Studio asks of its vendor, who is out of reach, and what it still wants to tell others when it is left. */
export const studioErrors =
  /Failed to (load resource|fetch version)|sanity(-cdn)?\.(com|io)|WebSocket is already in CLOSING/

/** The same, where a page is previewed: on a busy machine it connects later than Sanity waits before it says this. */
export const previewErrors = new RegExp(`${studioErrors.source}|Unable to connect to visual editing`)

export const editors = {
  administrator: 'Rūta Kazlauskaitė',
  editor: 'Jonas Žemaitis',
  viewer: 'Eglė Šimkutė',
}

/** Opens the Studio and logs in. */
export async function logIn(page: Page, name: string) {
  const {STUDIO_URL} = stackEnv()
  await page.goto(STUDIO_URL)
  await page.getByRole('link', {name: /Prisijungti/}).click()
  await page.getByRole('button', {name}).click()
  await expect(page).toHaveURL(new RegExp(`^${STUDIO_URL}`))
  await expect(page.getByTestId('studio-navbar')).toBeVisible({timeout: timeLimits.studio})
}

/** Opens the form of a document. */
export async function openDocument(page: Page, {_id, _type}: {_id: string; _type: string}) {
  await page.goto(`${stackEnv().STUDIO_URL}/intent/edit/id=${_id};type=${_type}/`)
  await expect(page.getByTestId('document-panel-scroller').first()).toBeVisible({timeout: timeLimits.studio})
}

/** A field that is still being loaded lets the cursor be where it is. */
export async function goToEnd(field: Locator) {
  await expect(field).toBeEditable({timeout: timeLimits.studio})
  await field.press('ControlOrMeta+End')
}

/** Opens the menu of the document's actions. */
export async function openActionMenu(page: Page) {
  await page.getByTestId('pane-footer').getByTestId('action-menu-button').click({timeout: timeLimits.studio})
}

interface Move {
  /** Of what is moved. */
  handle: Locator
  key: 'ArrowRight' | 'ArrowDown'
  /** What the list announces once it holds that, and once that is in another place. */
  isHeld: RegExp
  isMoved: RegExp
}

/** Moves something in a list with the keyboard. A key that comes before the list is ready for it has no effect. */
export async function moveByKeyboard(page: Page, {handle, key, isHeld, isMoved}: Move): Promise<void> {
  const announced = (text: RegExp) => page.getByRole('status').filter({hasText: text}).first()
  await expect(async () => {
    await page.keyboard.press('Escape')
    await handle.focus()
    await page.keyboard.press('Space')
    await expect(announced(isHeld)).toBeAttached({timeout: timeLimits.oneTry})
    await expect(async () => {
      await page.keyboard.press(key)
      await expect(announced(isMoved)).toBeAttached({timeout: timeLimits.oneTry})
    }).toPass({timeout: 3 * timeLimits.oneTry})
  }).toPass({timeout: timeLimits.studio})
  await page.keyboard.press('Space')
}
