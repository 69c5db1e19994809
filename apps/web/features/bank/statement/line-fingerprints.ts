import {fold} from '@site/schemas/fold'
import type {StatementLine} from './statement-line.ts'

/**
 * One fingerprint for each line, by which the same line of another file is known: 64 hexadecimal digits, SHA-256 of the
 * account, the bank's id if there is one, else the text, the day, the sum, and which of the equal lines of that day it is.
 *
 * The same file twice, and files whose periods overlap by whole days, have the same fingerprints. What they cannot tell:
 * a line whose text the bank changes in a later export, and one that is in a CSV and in an OFX file. The database
 * finds those by day and sum. A file that begins between two equal payments of a day numbers the second as the first.
 */
export function fingerprints(lines: StatementLine[], account: string): Promise<string[]> {
  const keys = lines.map(({on, pence, text, bankId}) => {
    const identity = bankId === null ? ['text', plain(text)] : ['id', bankId]
    return [account, ...identity, on, pence].join('\n')
  })
  return Promise.all(numbered(keys).map(digest))
}

/** Appends to each key how often it came before. */
function numbered(keys: string[]): string[] {
  const seen = new Map<string, number>()
  return keys.map((key) => {
    const count = (seen.get(key) ?? 0) + 1
    seen.set(key, count)
    return `${key}\n${count}`
  })
}

const plain = (text: string) => fold(text).replaceAll(/[^\p{L}\p{N}]+/gu, '')

async function digest(key: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key))
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
