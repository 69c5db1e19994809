import {inflateRawSync} from 'node:zlib'
import {XMLParser} from 'fast-xml-parser'

/** A cell as the file has it: its type, its format, and its text or number. */
interface WorkbookCell {
  kind: 'text' | 'number'
  format: string
  value: string | number
}

/** The first sheet of a workbook, read without the library that writes it; an empty cell is null. */
export function readWorkbook(file: Uint8Array) {
  const parts = unzip(Buffer.from(file))
  const part = (name: string) => xml.parse(parts.get(name)?.toString('utf8') ?? '')
  const {sst} = part('xl/sharedStrings.xml')
  const texts: string[] = sst.si.map(({t}: {t: [Text]}) => decode(textOf(t[0])))
  const {styleSheet} = part('xl/styles.xml')
  const custom = new Map<string, string>(
    styleSheet.numFmts[0].numFmt.map((each: Attributes) => [each['@_numFmtId'], each['@_formatCode']]),
  )
  const formats: string[] = styleSheet.cellXfs[0].xf.map(
    (each: Attributes) => custom.get(each['@_numFmtId'] ?? '') ?? `built-in ${each['@_numFmtId']}`,
  )
  const sheet = parts.get('xl/worksheets/sheet1.xml')?.toString('utf8') ?? ''
  const {worksheet} = xml.parse(sheet)
  const rows: (WorkbookCell | null)[][] = worksheet.sheetData[0].row.map(({c = []}: {c?: CellElement[]}) =>
    c.map((cell): WorkbookCell | null => {
      const value = cell.v?.[0]
      if (value === undefined) return null
      const format = formats[Number(cell['@_s'] ?? 0)] ?? ''
      if (cell['@_t'] === 's') return {kind: 'text', format, value: texts[Number(textOf(value))] ?? ''}
      if (cell['@_t'] === undefined || cell['@_t'] === 'n')
        return {kind: 'number', format, value: Number(textOf(value))}
      throw new Error(`A cell of type ${cell['@_t']}`)
    }),
  )
  return {rows, hasFormulas: /<f[\s>/]/.test(sheet), parts: [...parts.keys()]}
}

type Attributes = Record<`@_${string}`, string | undefined>
type Text = string | {'#text'?: string}
interface CellElement extends Attributes {
  v?: [Text]
}

const textOf = (text: Text) => (typeof text === 'string' ? text : (text['#text'] ?? ''))

const xml = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  trimValues: false,
  isArray: (name, _path, _isLeaf, isAttribute) =>
    !isAttribute && !['sst', 'styleSheet', 'worksheet', '?xml'].includes(name),
})

/** `_x0041_` stands for A. */
const decode = (text: string) =>
  text.replaceAll(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** The files of a zip archive, by the directory at its end. */
function unzip(archive: Buffer): Map<string, Buffer> {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  const files = new Map<string, Buffer>()
  let entry = archive.readUInt32LE(end + 16)
  for (let count = archive.readUInt16LE(end + 10); count > 0; count -= 1) {
    const [method, size, nameLength, extra, comment, local] = [
      archive.readUInt16LE(entry + 10),
      archive.readUInt32LE(entry + 20),
      archive.readUInt16LE(entry + 28),
      archive.readUInt16LE(entry + 30),
      archive.readUInt16LE(entry + 32),
      archive.readUInt32LE(entry + 42),
    ]
    const name = archive.toString('utf8', entry + 46, entry + 46 + nameLength)
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    const packed = archive.subarray(start, start + size)
    files.set(name, method === 0 ? packed : inflateRawSync(packed))
    entry += 46 + nameLength + extra + comment
  }
  return files
}
