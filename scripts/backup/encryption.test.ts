import {generateX25519Identity, identityToRecipient} from 'age-encryption'
import {expect, test} from 'vitest'
import {readWhole} from './archive.ts'
import {decrypt, encrypt} from './encryption.ts'

const [identity, second, other] = await Promise.all([1, 2, 3].map(() => generateX25519Identity()))
const recipients = await Promise.all([identity, second].map((each) => identityToRecipient(each ?? '')))

/** `age --passphrase` of the tool itself, version 1.1.1, wrote this. */
const writtenByAge = Buffer.from(
  'YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IHNjcnlwdCA1REZGT3IvempaUmJFbDVKSTJ4QkZRIDE4CjNVRitSajRBWjZ0SFR0RERWM1N4UUEzSGFrVFZsZkRDQjlN' +
    'U2hqNWZYdDgKLS0tIDNXMGNDZUhMWFZjUVhoVS9Mc1haN3llTXdrclBRVTF4SkJ0ODQ2K082b2sKvLLxnoGT7lByTF96gwkn7B+ge34jeQBt2TGqvLoTV+u4lRl2' +
    '+0SUwfIPTOoX7SnmuFkg',
  'base64',
)

function stream(content: Buffer, size = 30_000) {
  let start = 0
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      if (start >= content.length) return controller.close()
      controller.enqueue(new Uint8Array(content.subarray(start, start + size)))
      start += size
    },
  })
}

const seal = async (plain: Buffer) => readWhole(await encrypt(stream(plain), recipients))
const open = (sealed: Buffer, secret = identity ?? '') => readWhole(decrypt(stream(sealed, 1000), secret))

test('reads what the tool age wrote with a passphrase', async () => {
  expect((await open(writtenByAge, 'a passphrase of the tests')).toString()).toBe('Labas rytas, Velse\n')
})

test.each([0, 1, 65_536, 200_000])('reads back %i bytes with either key', async (length) => {
  const plain = Buffer.from(Array.from({length}, (_, at) => at % 251))
  const sealed = await seal(plain)
  expect((await open(sealed)).equals(plain)).toBe(true)
  expect((await open(sealed, second)).equals(plain)).toBe(true)
})

test('refuses another key, and another passphrase', async () => {
  const refusal = 'The secret key is not the key of this backup'
  await expect(open(await seal(Buffer.from('x')), other)).rejects.toThrow(refusal)
  await expect(open(writtenByAge, 'another passphrase')).rejects.toThrow(refusal)
})

test('refuses a file that was cut off or changed anywhere', async () => {
  const sealed = await seal(Buffer.alloc(140_000))
  const header = sealed.indexOf('\n---') + 49
  for (const length of [sealed.length - 1, header + 16 + 65_552, header + 16])
    await expect(open(sealed.subarray(0, length))).rejects.toThrow(
      'The backup is damaged, or its end is missing',
    )
  for (const length of [header - 20, 30, 0])
    await expect(open(sealed.subarray(0, length))).rejects.toThrow('The file is no backup')
  for (const at of [header + 2, header + 200, header + 66_000]) {
    const changed = Buffer.from(sealed)
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
    await expect(open(changed)).rejects.toThrow('The backup is damaged')
  }
})
