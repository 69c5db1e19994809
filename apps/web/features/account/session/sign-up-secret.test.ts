import {createHash} from 'node:crypto'
import {beforeEach, expect, test, vi} from 'vitest'
import {endSignUpAttempt, forgetSignUpSecret, proveSignUp, signUpSecret} from './sign-up-secret.ts'

const kept = new Map<string, string>()
let isBlocked: boolean

beforeEach(() => {
  kept.clear()
  isBlocked = false
  endSignUpAttempt()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isBlocked) throw new DOMException('Blocked', 'SecurityError')
      kept.set(key, value)
    },
    removeItem: (key: string) => kept.delete(key),
  })
})

const prove = (email = 'rasa@example.test', password = 'ąžuolynas') => proveSignUp(email, password)

test('sends the SHA-256 of a secret of 256 bits, which stays in the browser', async () => {
  const proof = await prove()
  const secret = signUpSecret() ?? ''
  expect(secret).toMatch(/^[0-9a-f]{64}$/)
  expect(proof).toBe(createHash('sha256').update(secret).digest('hex'))
  expect(proof).not.toBe(secret)
})

test('makes a new one for each sign-up, and keeps that of the last', async () => {
  const first = await prove()
  endSignUpAttempt()
  const second = await prove()
  expect(second).not.toBe(first)
  expect(second).toBe(
    createHash('sha256')
      .update(signUpSecret() ?? '')
      .digest('hex'),
  )
})

test('keeps it when the same is sent again, since the first answer may have been lost', async () => {
  const first = await prove()
  expect(await prove()).toBe(first)
  expect(await prove('rasa@example.test', 'kitas-slaptažodis')).not.toBe(first)
  expect(await prove('ona@example.test')).not.toBe(first)
})

test('is not sent where nothing can be kept', async () => {
  isBlocked = true
  expect(await prove()).toBeUndefined()
})

test('is forgotten', async () => {
  await prove()
  forgetSignUpSecret()
  expect(signUpSecret()).toBeNull()
})
