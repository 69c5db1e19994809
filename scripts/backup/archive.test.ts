import {mkdtempSync, readdirSync, rmSync, statSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {Readable} from 'node:stream'
import {gunzipSync} from 'node:zlib'
import {generateX25519Identity, identityToRecipient} from 'age-encryption'
import {afterAll, expect, test} from 'vitest'
import {readArchive, readWhole, writeArchive} from './archive.ts'

const secret = await generateX25519Identity()
const recipients = [await identityToRecipient(secret)]
const folder = mkdtempSync(join(tmpdir(), 'archives-'))
afterAll(() => rmSync(folder, {recursive: true}))

/** More than two parts, and nothing that compresses. */
const random = crypto.getRandomValues(new Uint8Array(60_000))
async function* large() {
  for (let piece = 0; piece < 300; piece += 1) yield random.map((byte) => byte ^ (piece % 256))
}

test('gives back what was added, in its order, and skips what is not read', async () => {
  const path = join(folder, 'whole.tar.age')
  await writeArchive(path, recipients, async (archive) => {
    await archive.add('empty', Buffer.alloc(0))
    await archive.addStream('large.gz', large())
    await archive.addStream('nothing.gz', Readable.from([]))
    await archive.add('last', Buffer.from('paskutinis'))
  })
  const found: [string, number][] = []
  for await (const {name, content} of readArchive(path, secret)) {
    const bytes = await readWhole(content)
    found.push([name, name.endsWith('.gz') ? gunzipSync(bytes).length : bytes.length])
  }
  expect(found).toEqual([
    ['empty', 0],
    ['large.gz', 18_000_000],
    ['nothing.gz', 0],
    ['last', 10],
  ])
  const skipping: string[] = []
  for await (const {name, content} of readArchive(path, secret))
    skipping.push(name === 'last' ? (await readWhole(content)).toString() : name)
  expect(skipping).toEqual(['empty', 'large.gz', 'nothing.gz', 'paskutinis'])
  expect(statSync(path).mode & 0o777).toBe(0o600)
})

test('leaves no file when it could not be filled', async () => {
  const path = join(folder, 'broken.tar.age')
  const failing = writeArchive(path, recipients, async (archive) => {
    await archive.add('first', Buffer.from('x'))
    throw new Error('no network')
  })
  await expect(failing).rejects.toThrow('no network')
  expect(readdirSync(folder).filter((name) => name.startsWith('broken'))).toEqual([])
})
