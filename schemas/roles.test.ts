import {expect, test} from 'vitest'
import {partialRolesIn} from './roles.ts'

test('the roles that the database names are known, but for admin', () => {
  expect(partialRolesIn(['treasurer', 'admin', 'moderator'])).toEqual(['moderator', 'treasurer'])
  expect(partialRolesIn(['admin'])).toEqual([])
})

test.each([null, undefined, 'moderator', {moderator: true}, ['Moderator', 1, null, ['moderator']]])(
  '%j names no role',
  (held) => {
    expect(partialRolesIn(held)).toEqual([])
  },
)
