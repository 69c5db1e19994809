import papaparse from 'papaparse'
import {textEncoding} from '@site/schemas/texts/text-encoding'
import {hasOwnCell, MOST_MEGABYTES, type ListFault, type ListResult, type ListSheet} from './list-sheet.ts'
import {readWorkbook, TooMuch} from './read-workbook.ts'

const refused = (fault: ListFault): ListResult => ({ok: false, fault})

/** Takes CSV or XLSX, in a worker (list-worker.ts). A file that is too big is refused before it is read. */
export async function readList(file: Pick<File, 'size' | 'arrayBuffer'>): Promise<ListResult> {
  if (file.size > MOST_MEGABYTES * 1_000_000) return refused('tooBig')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const fault = faultOf(bytes)
  if (fault) return refused(fault)
  try {
    const read = startsWith(bytes, 'PK') ? await readWorkbook(bytes) : textSheets(bytes)
    const sheets = read?.filter(({rows}) => rows.length > 0)
    if (!sheets) return refused('notList')
    return sheets.length > 0 ? {ok: true, sheets} : refused('empty')
  } catch (error) {
    // The readers throw at a file that is no workbook, or a damaged one.
    return refused(error instanceof TooMuch ? 'tooMuch' : 'notList')
  }
}

const startsWith = (bytes: Uint8Array, text: string) =>
  [...text].every((letter, index) => bytes[index] === letter.codePointAt(0))

/** The name of the part that holds a workbook with a password, in UTF-16. */
const encryptedPart = [...'EncryptedPackage'].map((letter) => `${letter}\0`).join('')

function faultOf(bytes: Uint8Array): ListFault | undefined {
  if (bytes.length === 0) return 'empty'
  const archive = new TextDecoder('latin1').decode(bytes)
  if (startsWith(bytes, '\u00d0\u00cf\u0011\u00e0')) {
    return archive.includes(encryptedPart) ? 'locked' : 'otherWorkbook'
  }
  if (!startsWith(bytes, 'PK')) return startsWith(bytes, '%PDF') ? 'notList' : undefined
  if (archive.includes('application/vnd.oasis.opendocument')) return 'otherWorkbook'
  return undefined
}

/** Empty ones included. */
const MOST_LINES = 100_000

const delimiters = [',', ';', '\t', '|']

function textSheets(bytes: Uint8Array): ListSheet[] | null {
  const text = new TextDecoder(textEncoding(bytes)).decode(bytes)
  if (/^\s*<|[\0\uFFFD]/.test(text)) return null
  if (text.split('\n', MOST_LINES + 1).length > MOST_LINES) throw new TooMuch()
  if (!/[\p{L}\p{N}]/u.test(text)) return []
  // Excel begins a file with this line, so that it opens everywhere.
  const [line = '', named] = /^sep=([,;\t|])\r?\n/.exec(text) ?? []
  const parse = (delimiter: string, preview = 0) =>
    papaparse.parse<string[]>(text.slice(line.length), {delimiter, preview}).data
  const delimiter = named ?? likeliest(delimiters.map((each) => ({each, rows: parse(each, 100)})))
  const rows = parse(delimiter).map((row, index) => ({
    line: index + (named ? 2 : 1),
    cells: row.map(withoutQuotingFormula),
  }))
  return [{name: '', isHidden: false, rows: rows.filter(hasOwnCell)}]
}

/** The likeliest delimiter gives most rows the same number of cells. */
function likeliest(attempts: {each: string; rows: string[][]}[]): string {
  const scores = attempts.map(({each, rows}) => {
    const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ''))
    const counts = Map.groupBy(filled, (row) => row.length)
    const [width, alike] = [...counts].reduce(
      (best, next) => (next[1].length > best[1].length ? next : best),
      [1, [] as string[][]],
    )
    return {each, share: width > 1 ? alike.length / filled.length : 0, width}
  })
  const [best] = scores.toSorted((a, b) => b.share - a.share || b.width - a.width)
  return best && best.share > 0 ? best.each : ','
}

/** `="07700900123"` keeps a zero from Excel. */
const withoutQuotingFormula = (cell: string) => (/^="(.*)"$/s.exec(cell)?.[1] ?? cell).trim()
