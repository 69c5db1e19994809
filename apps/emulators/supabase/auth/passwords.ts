import {randomBytes} from 'node:crypto'
import {Worker} from 'node:worker_threads'
import {AuthError, validationFailed} from './auth-error.ts'
import type {PasswordResult, PasswordTask} from './password-worker.ts'

/** bcrypt ignores the bytes after these. */
export const MAX_PASSWORD_BYTES = 72

const waiting = new Map<number, (result: PasswordResult['result']) => void>()
let tasks = 0

// A hash takes a tenth of a second, in which the main thread can respond to others.
const worker = new Worker(new URL('password-worker.ts', import.meta.url))
worker.unref()
worker.on('message', ({id, result}: PasswordResult) => {
  waiting.get(id)?.(result)
  waiting.delete(id)
})

function run(task: Omit<PasswordTask, 'id'>) {
  return new Promise<PasswordResult['result']>((resolve) => {
    const id = tasks++
    waiting.set(id, resolve)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
    worker.postMessage({id, ...task} satisfies PasswordTask)
  })
}

export const hashPassword = async (password: string) => String(await run({password}))

export const randomPassword = () => randomBytes(33).toString('base64url')

const nobodysHash = hashPassword(randomPassword())

/** Takes equally long for an account without a password, and for none at all. */
export async function matchesPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const isMatch = await run({password, hash: hash || (await nobodysHash)})
  return isMatch === true && Boolean(hash)
}

/** @throws {AuthError} 400 for a password that bcrypt would cut, 422 for a short one */
export function checkPasswordStrength(password: string, minimumLength: number): void {
  const length = Buffer.byteLength(password)
  if (length > MAX_PASSWORD_BYTES)
    throw validationFailed(`Password cannot be longer than ${MAX_PASSWORD_BYTES} characters`)
  if (length >= minimumLength) return
  const message = `Password should be at least ${minimumLength} characters.`
  throw new AuthError(422, 'weak_password', message, ['length'])
}
