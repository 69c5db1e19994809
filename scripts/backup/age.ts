import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  scryptSync,
  timingSafeEqual,
} from 'node:crypto'

/**
 * The format of the tool age with a passphrase (https://age-encryption.org/v1), so that `age --decrypt` reads what is written
 * here, and the other way round.
 */
const VERSION = 'age-encryption.org/v1'
const SCRYPT = `${VERSION}/scrypt`
/** What age itself takes: about a second and 256 MB for each guess of a passphrase. */
const WORK_FACTOR = 18
const MOST_WORK = 20
const CHUNK = 64 * 1024
const TAG = 16
const MOST_HEADER = 1024

export async function* encrypt(
  plain: AsyncIterable<Uint8Array>,
  passphrase: string,
  workFactor = WORK_FACTOR,
): AsyncGenerator<Buffer> {
  const fileKey = randomBytes(16)
  const salt = randomBytes(16)
  const wrapped = seal(scryptKey(passphrase, salt, workFactor), Buffer.alloc(12), fileKey)
  const lines = `${VERSION}\n-> scrypt ${encode(salt)} ${workFactor}\n${encode(wrapped)}\n---`
  yield Buffer.from(`${lines} ${encode(headerMac(fileKey, lines))}\n`)
  const nonce = randomBytes(16)
  yield nonce
  const key = derive(fileKey, nonce, 'payload')
  for await (const {index, chunk, isLast} of inChunks(plain, CHUNK))
    yield seal(key, chunkNonce(index, isLast), chunk)
}

/** @throws {Error} that says whether the passphrase is another one, or the file was changed or cut off */
export async function* decrypt(
  sealed: AsyncIterable<Uint8Array>,
  passphrase: string,
): AsyncGenerator<Buffer> {
  const {lines, mac, salt, workFactor, wrapped, rest} = await readHeader(sealed)
  const fileKey = open(scryptKey(passphrase, salt, workFactor), Buffer.alloc(12), wrapped)
  if (!fileKey) throw new Error('BACKUP_PASSPHRASE is not the passphrase of this backup.')
  const expected = headerMac(fileKey, lines)
  if (mac.length !== expected.length || !timingSafeEqual(mac, expected)) throw changed()
  const nonce = Buffer.alloc(16)
  let key: Buffer | undefined
  for await (const {index, chunk, isLast} of inChunks(withoutNonce(rest, nonce), CHUNK + TAG)) {
    key ??= derive(fileKey, nonce, 'payload')
    const plain = open(key, chunkNonce(index, isLast), chunk)
    if (!plain) throw isLast ? cutOff() : changed()
    yield plain
  }
}

const cutOff = () => new Error('The end of the backup is missing or damaged. Take another copy of it.')
const changed = () => new Error('The backup is damaged: some of its bytes are not as they were written.')
const noBackup = () => new Error('The file is no backup that was encrypted with a passphrase.')

const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/=+$/, '')

const scryptKey = (passphrase: string, salt: Buffer, workFactor: number) =>
  scryptSync(passphrase, Buffer.concat([Buffer.from(SCRYPT), salt]), 32, {
    N: 2 ** workFactor,
    r: 8,
    p: 1,
    maxmem: 2 ** (workFactor + 11),
  })

const derive = (key: Buffer, salt: Buffer, info: string) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, 32))

const headerMac = (fileKey: Buffer, lines: string) =>
  createHmac('sha256', derive(fileKey, Buffer.alloc(0), 'header'))
    .update(lines)
    .digest()

function chunkNonce(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeBigUInt64BE(BigInt(index), 3)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

const options = {authTagLength: TAG}

function seal(key: Buffer, nonce: Buffer, plain: Uint8Array): Buffer {
  const cipher = createCipheriv('chacha20-poly1305', key, nonce, options)
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

function open(key: Buffer, nonce: Buffer, sealed: Buffer): Buffer | undefined {
  if (sealed.length < TAG) return undefined
  const cipher = createDecipheriv('chacha20-poly1305', key, nonce, options)
  cipher.setAuthTag(sealed.subarray(-TAG))
  try {
    return Buffer.concat([cipher.update(sealed.subarray(0, -TAG)), cipher.final()])
  } catch {
    return undefined
  }
}

/** All have the same size, except for the last, which may be smaller, and is empty only if there is nothing at all. */
async function* inChunks(bytes: AsyncIterable<Uint8Array>, size: number) {
  let index = 0
  let pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of bytes) {
    pieces.push(piece)
    length += piece.length
    if (length <= size) continue
    const all = Buffer.concat(pieces)
    let start = 0
    // What fills the last chunk stays until it is known whether more follows.
    for (; length - start > size; start += size)
      yield {index: index++, chunk: all.subarray(start, start + size), isLast: false}
    pieces = [all.subarray(start)]
    length -= start
  }
  yield {index, chunk: Buffer.concat(pieces), isLast: true}
}

async function readHeader(sealed: AsyncIterable<Uint8Array>) {
  const iterator = sealed[Symbol.asyncIterator]()
  let start = Buffer.alloc(0)
  let end = -1
  while (end === -1 && start.length < MOST_HEADER) {
    const {value, done} = await iterator.next()
    if (done) break
    start = Buffer.concat([start, value])
    const mark = start.indexOf('\n---')
    end = mark === -1 ? -1 : start.indexOf('\n', mark + 1)
  }
  const header = /^(age-encryption\.org\/v1\n-> scrypt (\S{22}) (\d{1,2})\n(\S{43})\n---) (\S{43})$/.exec(
    end === -1 ? '' : start.toString('latin1', 0, end),
  )
  if (!header) throw noBackup()
  const [, lines = '', salt = '', workFactor, wrapped = '', mac = ''] = header
  // A foreign file must not take all the memory.
  if (Number(workFactor) > MOST_WORK) throw noBackup()
  const rest = start.subarray(end + 1)
  return {
    lines,
    mac: Buffer.from(mac, 'base64'),
    salt: Buffer.from(salt, 'base64'),
    workFactor: Number(workFactor),
    wrapped: Buffer.from(wrapped, 'base64'),
    rest: following(rest, iterator),
  }
}

async function* following(start: Buffer, iterator: AsyncIterator<Uint8Array>) {
  yield start
  for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value
}

/** Moves the first 16 bytes into `nonce`. */
async function* withoutNonce(bytes: AsyncIterable<Uint8Array>, nonce: Buffer) {
  let missing = nonce.length
  for await (const piece of bytes) {
    nonce.set(piece.subarray(0, missing), nonce.length - missing)
    const taken = Math.min(missing, piece.length)
    missing -= taken
    if (taken < piece.length) yield piece.subarray(taken)
  }
  if (missing > 0) throw cutOff()
}
