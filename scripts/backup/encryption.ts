import {Decrypter, Encrypter} from 'age-encryption'

/**
 * In the format of the tool age, which opens a backup without this project.
 * @param recipients public keys, `age1…`: the secret key of any one of them decrypts
 */
export async function encrypt(
  plain: ReadableStream<Uint8Array>,
  recipients: string[],
): Promise<ReadableStream<Uint8Array>> {
  const encrypter = new Encrypter()
  for (const recipient of recipients) encrypter.addRecipient(recipient)
  return await encrypter.encrypt(plain)
}

/**
 * @param secret a secret key, `AGE-SECRET-KEY-…`, or the passphrase of a backup that has one
 * @throws {Error} that says whether the secret is another one, or the file was changed or cut off
 */
export async function* decrypt(
  sealed: ReadableStream<Uint8Array>,
  secret: string,
): AsyncGenerator<Uint8Array> {
  const decrypter = new Decrypter()
  if (secret.startsWith('AGE-SECRET-KEY-')) decrypter.addIdentity(secret)
  else decrypter.addPassphrase(secret)
  const plain = await decrypter.decrypt(sealed).catch((error: unknown) => {
    throw isFailedRead(error) ? error : new Error(reasonOf(error), {cause: error})
  })
  try {
    yield* plain
  } catch (error) {
    throw isFailedRead(error)
      ? error
      : new Error('The backup is damaged, or its end is missing. Take another copy of it.', {cause: error})
  }
}

/** As of a disk, rather than of what was read. */
const isFailedRead = (error: unknown) => error instanceof Error && 'syscall' in error

const reasonOf = (error: unknown) =>
  error instanceof Error && error.message.startsWith('no identity matched')
    ? 'The secret key is not the key of this backup.'
    : 'The file is no backup that was encrypted, or its beginning is missing.'
