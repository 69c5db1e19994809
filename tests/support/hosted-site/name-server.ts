import {createSocket} from 'node:dgram'
import {once} from 'node:events'

const types = {MX: 15, TXT: 16} as const
const NO_SUCH_NAME = 3

/** By name and type: texts, or the names of mail servers. */
export type Zone = Record<string, Partial<Record<keyof typeof types, string[]>>>

export interface NameServer {
  address: string
  stop: () => void
}

/** Answers with what `zone` returns at that time. */
export async function serveNames(zone: () => Zone): Promise<NameServer> {
  const socket = createSocket('udp4')
  socket.on('message', (query, {port, address}) => socket.send(answer(query, zone()), port, address))
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return {address: `127.0.0.1:${socket.address().port}`, stop: () => void socket.close()}
}

/** https://www.rfc-editor.org/rfc/rfc1035#section-4 */
function answer(query: Buffer, zone: Zone): Buffer {
  const {name, type, end} = readQuestion(query)
  const found = zone[name]
  const kind = (Object.keys(types) as (keyof typeof types)[]).find((each) => types[each] === type)
  const values = (kind && found?.[kind]) ?? []
  const records = values.map((value) => record(type, kind === 'TXT' ? textData(value) : exchangeData(value)))
  const header = Buffer.alloc(12)
  query.copy(header, 0, 0, 2)
  header.writeUInt16BE(0x8580 + (found ? 0 : NO_SUCH_NAME), 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(records.length, 6)
  return Buffer.concat([header, query.subarray(12, end), ...records])
}

function readQuestion(query: Buffer) {
  const labels: string[] = []
  let at = 12
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += length + 1
  }
  return {name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5}
}

/** Its name is the question's, by reference. */
function record(type: number, data: Buffer): Buffer {
  const head = Buffer.alloc(12)
  head.writeUInt16BE(0xc00c, 0)
  head.writeUInt16BE(type, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt32BE(60, 6)
  head.writeUInt16BE(data.length, 10)
  return Buffer.concat([head, data])
}

function textData(text: string): Buffer {
  const parts = text.match(/.{1,255}/gs) ?? ['']
  return Buffer.concat(
    parts.map((part) => Buffer.concat([Buffer.from([part.length]), Buffer.from(part, 'latin1')])),
  )
}

function exchangeData(name: string): Buffer {
  const labels = name
    .split('.')
    .map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)]))
  return Buffer.concat([Buffer.from([0, 10]), ...labels, Buffer.from([0])])
}
