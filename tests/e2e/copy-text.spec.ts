import type {Page} from '@playwright/test'
import {stackEnv} from '../env.ts'
import {faultsInEachScheme} from '../support/accessibility.ts'
import {inLanguage} from '../support/routes.ts'
import {expect, test} from '../support/test.ts'
import {languageViews, views} from '../support/views.ts'

const newsItem = '/naujienos/lietuviskas-filmas-kardife-ir-niuporte'

const stories = {
  lt: {
    copy: 'Kopijuoti tekstą žinutei',
    copied: 'Tekstas nukopijuotas. Įklijuokite jį į žinutę.',
    copyFailed: /Nukopijuoti nepavyko/,
    messages: {
      '/kaledos-2025': [
        'Lietuviškos Kalėdos',
        '2025 m. gruodžio 13 d., šeštadienis, 17:00–22:00',
        'Bendruomenės salė, Kardifas, Example Hall, 1 Example Street, Cardiff CF00 0AA',
        'Kaina: £5–20',
      ],
      '/misios': [
        'Prieškalėdinės šv. Mišios lietuvių kalba',
        'Data tikslinama',
        'Vieta tikslinama',
        'Nemokamai',
      ],
      [newsItem]: ['Lietuviškas filmas Kardife ir Niuporte'],
    },
  },
  en: {
    copy: 'Copy text for a message',
    copied: 'Text copied. Paste it into a message.',
    copyFailed: /It couldn’t be copied/,
    messages: {
      '/kaledos-2025': [
        'Lithuanian Christmas',
        'Saturday 13 December 2025, 17:00–22:00',
        'Community hall, Cardiff, Example Hall, 1 Example Street, Cardiff CF00 0AA',
        'Price: £5–20',
      ],
      '/misios': [
        'A Lithuanian Mass before Christmas',
        'Date to be confirmed',
        'Place to be confirmed',
        'Free',
      ],
      [newsItem]: ['A Lithuanian film in Cardiff and Newport'],
    },
  },
}

const copyButton = (page: Page, name: string) => page.getByRole('main').getByRole('button', {name})

for (const {language, details} of languageViews) {
  const {copy, copied, copyFailed, messages} = stories[language]

  for (const [path, lines] of Object.entries(messages)) {
    const url = inLanguage(language, path)
    const message = [...lines, stackEnv().SITE_URL + url].join('\n')

    test(`${url} gives a text for messaging apps`, details, async ({page, context}) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.goto(url)
      await copyButton(page, copy).click()
      await expect(page.getByText(copied)).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(message)
      await expect(page.getByRole('textbox', {name: copyFailed})).toHaveCount(0)
    })
  }
}

for (const {language, width, details} of views) {
  const {copy, copyFailed, messages} = stories[language]
  const url = inLanguage(language, '/kaledos-2025')

  test(
    `where copying is refused, the text can be copied by hand: ${url}, ${width} px`,
    details,
    async ({page}) => {
      await page.addInitScript(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
      })
      await page.setViewportSize({width, height: 800})
      await page.goto(url)
      const button = copyButton(page, copy)
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      await button.focus()
      await page.keyboard.press('Enter')
      const text = page.getByRole('textbox', {name: copyFailed})
      await expect(page.getByRole('alert').filter({hasText: copyFailed})).toBeVisible()
      await expect(text).toBeFocused()
      await expect(text).toHaveValue([...messages['/kaledos-2025'], stackEnv().SITE_URL + url].join('\n'))
      expect(await page.evaluate(() => getSelection()?.toString())).toContain(stackEnv().SITE_URL + url)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      expect(await faultsInEachScheme(page)).toEqual([])
    },
  )
}
