import type {Page} from '@playwright/test'
import {stackEnv} from '../../env.ts'
import {accessibilityFaults} from '../../support/accessibility.ts'
import {editors, logIn, openActionMenu, openDocument, previewErrors} from '../../support/studio.ts'
import {vendorFaults} from '../../support/studio-vendor-faults.ts'
import {expect, test} from '../../support/test.ts'
import {timeLimits} from '../../support/time-limits.ts'

test.use({expectedConsoleErrors: previewErrors, viewport: {width: 1280, height: 900}})
test.setTimeout(timeLimits.test + 8 * timeLimits.studio)

const event = {_id: 'event-kaledos-2025', _type: 'event'}

async function open(page: Page, path: string) {
  await page.goto(`${stackEnv().STUDIO_URL}/${path}`)
}

/** A list of news has its items before it knows their titles. */
async function expectItems(page: Page) {
  const items = page.getByRole('option')
  await expect(items.filter({hasText: ' · '}).first()).toBeVisible({timeout: timeLimits.studio})
  await expect(items.filter({hasNotText: /\S/})).toHaveCount(0, {timeout: timeLimits.studio})
}

/** What each screen shows once it is complete. */
const screens: Record<string, (page: Page) => Promise<void>> = {
  start: async (page) => {
    await open(page, 'start')
    await expect(page.getByTestId('start-page').getByText('Žiūrima, ką reikėtų sutvarkyti…')).toBeHidden({
      timeout: timeLimits.studio,
    })
    await expect(page.getByRole('heading', {level: 1})).toBeVisible()
  },
  list: async (page) => {
    await open(page, 'structure/newsItem')
    await expectItems(page)
  },
  guide: async (page) => {
    await open(page, 'guide')
    await expect(page.getByRole('heading', {level: 1})).toBeVisible({timeout: timeLimits.studio})
  },
  preview: async (page) => {
    await open(page, 'perziura?preview=/naujienos')
    await expect(page.frameLocator('iframe').getByRole('heading', {level: 1})).toBeVisible({
      timeout: timeLimits.studio,
    })
    await expectItems(page)
  },
  form: async (page) => {
    await openDocument(page, event)
    await expect(page.getByTestId('field-title.lt').getByRole('textbox')).not.toHaveValue('', {
      timeout: timeLimits.studio,
    })
  },
  /** Sanity hides a rich text from the keyboard and from screen readers until it is pressed. */
  text: async (page) => {
    await page.getByRole('tab', {name: 'Tekstas'}).click()
    const text = page.getByTestId('field-body.lt').getByRole('textbox').first()
    await text.click({force: true, timeout: timeLimits.studio})
    await text.click()
    await expect(text).toBeFocused()
  },
  menu: openActionMenu,
  schedule: async (page) => {
    await page.getByRole('menuitem', {name: 'Suplanuoti…'}).click()
    await expect(page.getByRole('dialog', {name: 'Suplanuoti skelbimą'})).toBeVisible()
  },
}

test('nothing of ours has a fault, and Sanity has those that are known', async ({page}) => {
  const found = new Set<string>()
  const ours: Record<string, string[]> = {}
  await logIn(page, editors.editor)
  for (const [name, show] of Object.entries(screens)) {
    await show(page)
    for (const fault of await accessibilityFaults(page)) {
      const known = vendorFaults.find((each) => each.fault.test(`${name}: ${fault}`))
      if (known) found.add(known.report)
      else (ours[name] ??= []).push(fault)
    }
  }
  expect(ours).toEqual({})
  expect([...found].toSorted()).toEqual(vendorFaults.map(({report}) => report).toSorted())
})

test('each tool has its landmarks and one first heading', async ({page}) => {
  await logIn(page, editors.editor)
  for (const name of ['start', 'list', 'guide', 'preview', 'form'] as const) {
    await screens[name]?.(page)
    await expect(page.getByRole('banner')).toHaveCount(1)
    await expect(page.getByRole('main')).toHaveCount(1)
    await expect(page.getByRole('heading', {level: 1})).toHaveCount(1)
  }
})
