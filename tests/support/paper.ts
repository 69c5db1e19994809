import {readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import type {Locator, Page} from '@playwright/test'
import {extractImages, extractText, getDocumentProxy} from 'unpdf'
import {prepareZXingModule, readBarcodes} from 'zxing-wasm/reader'

interface Sheet {
  text: string
  /** Number of photographs and drawings; what is drawn as lines is not counted. */
  pictures: number
}

/** The sheets of paper that a page takes, without the backgrounds that browsers leave out by default. */
export async function printedSheets(page: Page): Promise<Sheet[]> {
  const pdf = await page.pdf({preferCSSPageSize: true})
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const {text} = await extractText(document, {mergePages: false})
  const sheets: Sheet[] = []
  for (const [index, words] of text.entries()) {
    const pictures = await extractImages(document, index + 1)
    sheets.push({text: words.normalize().replaceAll(/\s+/g, ' '), pictures: pictures.length})
  }
  return sheets
}

// Else it would be loaded from the internet.
const require = createRequire(import.meta.url)
const wasm = readFileSync(require.resolve('zxing-wasm/reader/zxing_reader.wasm'))
prepareZXingModule({overrides: {wasmBinary: new Uint8Array(wasm).buffer}})

/** What a phone reads in the QR code that an element shows. */
export async function readQrCode(element: Locator): Promise<string | undefined> {
  const [code] = await readBarcodes(await element.screenshot(), {formats: ['QRCode']})
  return code?.text
}
