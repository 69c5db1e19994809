import {tableLimits} from '@site/schemas/objects/texts/table'
import {mostCharacters} from '@site/schemas/validation/most-characters'

/**
 * The article's own table cannot hold merged cells, too many or too long ones, or links, so each row becomes a
 * paragraph. Returns undefined if the table only serves as layout.
 */
export function readTable(
  table: HTMLTableElement,
  plainBlocks: (cell: Element) => Element,
): HTMLElement[] | undefined {
  const cells = [...table.rows].map((row) => [...row.cells])
  const rows = withoutBlankColumns(cells.map((row) => row.map((cell) => plainBlocks(cell))).filter(hasWords))
  const width = Math.max(0, ...rows.map((row) => row.length))
  if (width < 2 || rows.flat().some((cell) => cell.querySelector('h2, h3, blockquote, li, table')))
    return undefined

  const isMerged = cells.flat().some((cell) => cell.colSpan > 1 || cell.rowSpan > 1)
  const texts = rows.map((row) => row.map(textOf))
  const isSmall = rows.length <= tableLimits.rows && width <= tableLimits.columns
  const isShort = texts.flat().every((text) => text.length <= mostCharacters.line)
  const {ownerDocument, caption} = table
  const title = caption?.textContent?.trim()
  if (isMerged || rows.length < 2 || !isSmall || !isShort || rows.flat().some(hidesAddress)) {
    const lines = rows.map((row) => lineOf(row, ownerDocument))
    return caption && title ? [lineOf([caption], ownerDocument), ...lines] : lines
  }

  const plain = ownerDocument.createElement('table')
  if (title) plain.createCaption().textContent = title
  for (const row of texts) {
    const madeRow = plain.insertRow()
    for (let column = 0; column < width; column++) madeRow.insertCell().textContent = row[column] ?? ''
  }
  return [plain]
}

function lineOf(row: Element[], document: Document): HTMLElement {
  const line = document.createElement('p')
  for (const cell of row) {
    for (const [index, block] of [...cell.children].entries()) {
      if (index > 0) line.append(document.createElement('br'))
      else if (line.hasChildNodes()) line.append(' – ')
      line.append(...block.childNodes)
    }
  }
  return line
}

const isBlank = (cell: Element | undefined) => !cell?.textContent?.trim()

const hasWords = (row: Element[]) => row.some((cell) => !isBlank(cell))

/** Spreadsheets also copy the empty columns of the selection. */
function withoutBlankColumns(rows: Element[][]): Element[][] {
  return rows.map((row) => row.filter((_, column) => rows.some((each) => !isBlank(each[column]))))
}

function textOf(cell: Element): string {
  const lines = [...cell.children].flatMap((block) => linesOf(block))
  return lines
    .reduce((text, line) => (/[.,;:!?–-]$/.test(text) || !text ? `${text} ${line}` : `${text}, ${line}`), '')
    .trim()
}

function linesOf(block: Element): string[] {
  const copy = block.cloneNode(true) as Element
  for (const lineBreak of copy.querySelectorAll('br')) lineBreak.replaceWith('\n')
  const lines = (copy.textContent ?? '').split('\n').map((line) => line.replace(/[ \t]+/g, ' ').trim())
  return lines.filter(Boolean)
}

/** A table of plain texts would lose the address. */
function hidesAddress(cell: Element): boolean {
  return [...cell.querySelectorAll('a')].some((link) => {
    const address = (link.getAttribute('href') ?? '')
      .replace(/^(https?:\/\/|mailto:|tel:)/, '')
      .replace(/\/$/, '')
    return !link.textContent?.replaceAll(' ', '').includes(address)
  })
}
