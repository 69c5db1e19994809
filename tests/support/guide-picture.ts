import {mkdirSync} from 'node:fs'
import {dirname, join} from 'node:path'
import type {Page} from '@playwright/test'
import sharp from 'sharp'

const root = join(import.meta.dirname, '../..')

/** Saves what the page shows as a picture of a guide, at most 960 pixels wide, at a path of the repository. */
export async function saveGuidePicture(page: Page, path: string): Promise<void> {
  const file = join(root, path)
  mkdirSync(dirname(file), {recursive: true})
  await page.evaluate(() => document.fonts.ready)
  // Pictures, transitions.
  await page.waitForTimeout(2500)
  const png = await page.screenshot()
  await sharp(png).resize({width: 960, withoutEnlargement: true}).webp({quality: 72}).toFile(file)
}
