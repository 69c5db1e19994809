import {randomBytes} from 'node:crypto'

/** A new transaction or revision id in the form that Content Lake's own have: 22 letters and digits. */
export function newTransactionId(): string {
  return randomBytes(32)
    .toString('base64')
    .replace(/[^A-Za-z0-9]/g, '')
    .padEnd(22, '0')
    .slice(0, 22)
}
