import type Papaparse from 'papaparse'
import type {StatementRow} from './statement-line.ts'
import {bankDay} from './bank-day.ts'
import {bankPence} from './bank-sum.ts'

type Papa = typeof Papaparse

const separators = [',', ';', '\t', '|']

/** How many lines tell the separator. Preambles of banks are shorter. */
const sampleLines = 200

/** No bank has more columns. */
const mostCells = 100

/** Splits a CSV file into rows with the line on which each begins. Cells have no spaces around them. */
export async function csvRows(text: string): Promise<StatementRow[]> {
  const {default: papaparse} = await import('papaparse')
  const sample = text.split('\n', sampleLines).join('\n')
  const scored = separators.map((separator) => ({
    separator,
    score: split(papaparse, sample, separator).filter(({cells}) => looksLikeMovement(cells)).length,
  }))
  const {separator} = scored.reduce((best, each) => (each.score > best.score ? each : best))
  return split(papaparse, text, separator)
}

/** Whether a row has a day and a sum. */
export function looksLikeMovement(cells: string[]): boolean {
  const days = cells.filter((cell) => bankDay(cell, 'dmy').ok || bankDay(cell, 'mdy').ok)
  return days.length > 0 && cells.some((cell) => !days.includes(cell) && bankPence(cell).ok)
}

/** Banks that forget to double a quotation mark would make one row of the rest of the file: each line is then a row. */
function split(papaparse: Papa, text: string, delimiter: string): StatementRow[] {
  const config = {delimiter, newline: '\n' as const}
  const {data, errors} = papaparse.parse<string[]>(text, config)
  if (errors.some(({type}) => type === 'Quotes')) {
    return text.split('\n').map((line, index) => ({
      line: index + 1,
      cells: cellsOf(papaparse.parse<string[]>(line, config).data[0] ?? []),
    }))
  }
  let line = 1
  return data.map((cells) => {
    const row = {line, cells: cellsOf(cells)}
    line += 1 + cells.reduce((breaks, cell) => breaks + cell.split('\n').length - 1, 0)
    return row
  })
}

/** `="200000"` keeps a spreadsheet from calculating: what is meant is the text in it. */
const cellsOf = (cells: string[]) =>
  cells.slice(0, mostCells).map((cell) => cell.trim().replace(/^="([^"]*)"$/, '$1'))
