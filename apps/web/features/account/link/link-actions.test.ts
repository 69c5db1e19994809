import {expect, test} from 'vitest'
import {readEmailLink} from './link-actions.ts'

test('reads the token and its type', () => {
  expect(readEmailLink('?token_hash=abc&type=recovery')).toEqual({tokenHash: 'abc', type: 'recovery'})
})

test.each([
  '',
  '?type=signup',
  '?token_hash=abc',
  '?token_hash=abc&type=admin',
  '?token_hash=abc&type=magiclink',
  '?token_hash=abc&type=email',
  '?token_hash=&type=signup',
])('ignores "%s", which no email contains', (search) => {
  expect(readEmailLink(search)).toBeUndefined()
})
