import {expect, test} from 'vitest'
import {readWhole} from './archive.ts'
import {decrypt, encrypt} from './age.ts'

const passphrase = 'a passphrase of the tests'

/** `age --passphrase` of the tool itself, version 1.1.1, wrote this. */
const writtenByAge = Buffer.from(
  'YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IHNjcnlwdCA1REZGT3IvempaUmJFbDVKSTJ4QkZRIDE4CjNVRitSajRBWjZ0SFR0RERWM1N4UUEzSGFrVFZsZkRDQjlN' +
    'U2hqNWZYdDgKLS0tIDNXMGNDZUhMWFZjUVhoVS9Mc1haN3llTXdrclBRVTF4SkJ0ODQ2K082b2sKvLLxnoGT7lByTF96gwkn7B+ge34jeQBt2TGqvLoTV+u4lRl2' +
    '+0SUwfIPTOoX7SnmuFkg',
  'base64',
)

async function* pieces(content: Buffer, size: number) {
  for (let start = 0; start < content.length; start += size) yield content.subarray(start, start + size)
}

/** With little work, so that the tests are fast. */
const seal = (plain: Buffer) => readWhole(encrypt(pieces(plain, 30_000), passphrase, 4))

const open = (sealed: Buffer, word = passphrase, size = 1000) =>
  readWhole(decrypt(pieces(sealed, size), word))

test.each([1, 1000])('reads what the tool age wrote, in pieces of %i bytes', async (size) => {
  expect((await open(writtenByAge, passphrase, size)).toString()).toBe('Labas rytas, Velse\n')
})

test.each([0, 1, 65_535, 65_536, 65_537, 200_000])('reads back %i bytes', async (length) => {
  const plain = Buffer.from(Array.from({length}, (_, at) => at % 251))
  const sealed = await seal(plain)
  expect((await open(sealed)).equals(plain)).toBe(true)
})

test('nothing of the content can be read in the file', async () => {
  const plain = Buffer.from('Everything about everybody'.repeat(5000))
  expect((await seal(plain)).includes('about')).toBe(false)
})

test('refuses another passphrase', async () => {
  await expect(open(writtenByAge, 'another passphrase')).rejects.toThrow(
    'is not the passphrase of this backup',
  )
})

test('refuses a file that was cut off anywhere', async () => {
  const sealed = await seal(Buffer.alloc(140_000))
  const header = sealed.indexOf('\n---') + 48
  for (const length of [sealed.length - 1, header + 16 + 65_552, header + 16, header + 3])
    await expect(open(sealed.subarray(0, length))).rejects.toThrow(
      'The end of the backup is missing or damaged',
    )
  for (const length of [header - 20, 30, 0])
    await expect(open(sealed.subarray(0, length))).rejects.toThrow('The file is no backup')
})

test('refuses a file of which one byte was changed', async () => {
  const sealed = await seal(Buffer.alloc(140_000))
  const header = sealed.indexOf('\n---') + 48
  for (const at of [header + 2, header + 200, header + 66_000]) {
    const changed = Buffer.from(sealed)
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
    await expect(open(changed)).rejects.toThrow('The backup is damaged')
  }
})

test('refuses a file that would take all the memory', async () => {
  const greedy = Buffer.from(writtenByAge.toString('latin1').replace(' 18\n', ' 30\n'), 'latin1')
  await expect(open(greedy)).rejects.toThrow('The file is no backup')
})
