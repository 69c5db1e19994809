import {createDeflateRaw, deflateRawSync} from 'node:zlib'

const SHEET = 'xl/worksheets/sheet1.xml'
const office = 'http://schemas.openxmlformats.org'
const main = `xmlns="${office}/spreadsheetml/2006/main"`
const oneNumber = '<row r="1"><c r="A1"><v>1</v></c></row>'

/** The parts of a workbook with one sheet. */
export function workbookParts(rows: string, texts: readonly string[] = []): Map<string, Uint8Array> {
  const relations = (each: string) =>
    `<Relationships xmlns="${office}/package/2006/relationships">${each}</Relationships>`
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${office}/officeDocument/2006/relationships/${type}" Target="${target}"/>`
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${office}/package/2006/content-types"/>`,
    '_rels/.rels': relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `<workbook ${main} xmlns:r="${office}/officeDocument/2006/relationships"><sheets><sheet name="Nariai" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      relation('rId1', 'worksheet', 'worksheets/sheet1.xml') +
        relation('rId2', 'sharedStrings', 'sharedStrings.xml') +
        relation('rId3', 'styles', 'styles.xml'),
    ),
    'xl/sharedStrings.xml': `<sst ${main}>${texts.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
    [SHEET]: `<worksheet ${main}><sheetData>${rows}</sheetData></worksheet>`,
  }
  return new Map(Object.entries(parts).map(([name, xml]) => [name, new TextEncoder().encode(xml)]))
}

/** A workbook of one number whose part consists of 15 MB of one element, in its root, after what is given. */
export function repeatedElement(
  part: string,
  root: string,
  element: string,
  before = '',
): Uint8Array<ArrayBuffer> {
  const count = Math.floor((15_000_000 - before.length) / element.length)
  const xml = `<${root} ${main}>${before}${element.repeat(count)}</${root}>`
  return archive(workbookParts(oneNumber).set(part, new TextEncoder().encode(xml)))
}

/** The sheet is followed by as many spaces, and the directory says that it has 1 kB. */
export async function inflatedWorkbook(spaces: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts = workbookParts(oneNumber)
  const deflate = createDeflateRaw()
  const compressed: Buffer[] = []
  deflate.on('data', (bytes: Buffer) => compressed.push(bytes))
  const block = Buffer.alloc(1_000_000, ' ')
  deflate.write(parts.get(SHEET))
  for (let left = spaces; left > 0; left -= block.length) {
    await new Promise((resolve) => deflate.write(block, resolve))
  }
  await new Promise((resolve) => deflate.end(resolve))
  return archive(parts, new Map([[SHEET, {compressed: Buffer.concat(compressed), claimed: 1024}]]))
}

/** A ZIP file. Parts may be given as they are compressed, with the size that the directory claims. */
export function archive(
  parts: ReadonlyMap<string, Uint8Array>,
  packed: ReadonlyMap<string, {compressed: Uint8Array; claimed: number}> = new Map(),
): Uint8Array<ArrayBuffer> {
  const [local, directory]: [Buffer[], Buffer[]] = [[], []]
  let offset = 0
  for (const [name, bytes] of parts) {
    const {compressed, claimed} = packed.get(name) ?? {
      compressed: deflateRawSync(bytes),
      claimed: bytes.length,
    }
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(8, 4)
    fields.writeUInt32LE(compressed.length, 14)
    fields.writeUInt32LE(claimed, 18)
    fields.writeUInt16LE(name.length, 22)
    const entry = Buffer.concat([Buffer.from('PK\u0003\u0004'), fields, Buffer.from(name), compressed])
    const ending = Buffer.alloc(14)
    ending.writeUInt32LE(offset, 10)
    directory.push(Buffer.from('PK\u0001\u0002\u0014\0'), fields, ending, Buffer.from(name))
    local.push(entry)
    offset += entry.length
  }
  const end = Buffer.alloc(18)
  end.writeUInt16LE(parts.size, 4)
  end.writeUInt16LE(parts.size, 6)
  end.writeUInt32LE(Buffer.concat(directory).length, 8)
  end.writeUInt32LE(offset, 12)
  return new Uint8Array(Buffer.concat([...local, ...directory, Buffer.from('PK\u0005\u0006'), end]))
}
