import {expect, test} from 'vitest'
import {RecentEdits} from './recent-edits.ts'

test('names those who changed a document in the last ten seconds, except oneself', () => {
  const edits = new RecentEdits()
  edits.add('kaledos', 'me', 1000)
  edits.add('kaledos', 'jonas', 2000)
  edits.add('misios', 'ona', 2000)
  expect(edits.authorsExcept('me', 'kaledos', 11_000)).toEqual(['jonas'])
  expect(edits.authorsExcept('me', 'kaledos', 12_000)).toEqual([])
  expect(edits.authorsExcept(undefined, 'joninės', 2000)).toEqual([])
})
