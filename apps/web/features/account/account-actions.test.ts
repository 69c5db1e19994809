import {expect, test} from 'vitest'
import {readEmailLink} from './account-actions.ts'

test('reads the token and its kind', () => {
  expect(readEmailLink('?token_hash=abc&type=recovery')).toEqual({tokenHash: 'abc', type: 'recovery'})
})

test.each(['', '?type=signup', '?token_hash=abc', '?token_hash=abc&type=admin', '?token_hash=&type=signup'])(
  '„%s“ is no link of a mail',
  (search) => {
    expect(readEmailLink(search)).toBeUndefined()
  },
)
