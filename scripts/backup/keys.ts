import {Encrypter, generateX25519Identity, identityToRecipient} from 'age-encryption'
import {shell, type Variables} from '../env.ts'
import {layerVariables, root} from '../supervisor/variables.ts'

/** Two lines to keep, apart from each other. */
export async function makeKey(): Promise<{secret: string; recipient: string}> {
  const secret = await generateX25519Identity()
  return {secret, recipient: await identityToRecipient(secret)}
}

const variables = (): Variables => layerVariables({directory: root, shell})

/** @throws {Error} when none is named, or one is misspelt */
export function readRecipients(given = variables().BACKUP_RECIPIENT ?? ''): string[] {
  const recipients = given.split(/[\s,]+/).filter(Boolean)
  if (recipients.length === 0)
    throw new Error(
      'BACKUP_RECIPIENT must hold the public key that backups are encrypted for, age1…. Make one with: npm run backup -- --new-key. ' +
        'See docs/backup.md.',
    )
  for (const recipient of recipients) {
    try {
      new Encrypter().addRecipient(recipient)
    } catch (error) {
      throw new Error(`BACKUP_RECIPIENT holds ${recipient.slice(0, 12)}…, which is no public key age1….`, {
        cause: error,
      })
    }
  }
  return recipients
}

/** @throws {Error} when there is none */
export function readSecret(): string {
  const {BACKUP_IDENTITY, BACKUP_PASSPHRASE} = variables()
  const secret = (BACKUP_IDENTITY || BACKUP_PASSPHRASE || '').trim()
  if (secret) return secret
  throw new Error(
    'BACKUP_IDENTITY must hold the secret key, AGE-SECRET-KEY-…, which two people of the council keep. See docs/backup.md.',
  )
}
