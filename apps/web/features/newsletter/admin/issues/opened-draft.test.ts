import {expect, test} from 'vitest'
import type {Issue} from './newsletter-issues-queries.ts'
import {emptyDraft, openDraft} from './opened-draft.ts'

const draftOf = (subject: string) => ({...emptyDraft, subject: {lt: subject, en: ''}})
const issue: Issue = {id: 'a', status: 'draft', version: 3, draft: draftOf('Kalėdos')}

test('a draft opens as it is stored, and a new one empty', () => {
  expect(openDraft(issue, undefined)).toEqual({draft: issue.draft, state: 'saved'})
  expect(openDraft(undefined, undefined)).toEqual({draft: emptyDraft, state: 'saved'})
})

test('what was typed and not saved is there again', () => {
  const draft = draftOf('Kalėdos jau čia')
  expect(openDraft(issue, {id: 'a', version: 3, draft})).toEqual({draft, state: 'unsaved'})
  expect(openDraft(undefined, {id: 'b', version: null, draft})).toEqual({draft, state: 'unsaved'})
})

test('what somebody else has saved since is in conflict with it', () => {
  const draft = draftOf('Kalėdos jau čia')
  expect(openDraft(issue, {id: 'a', version: 2, draft})).toEqual({draft, state: 'conflict'})
})

test('what was saved, though the response was lost, is no conflict', () => {
  expect(openDraft(issue, {id: 'a', version: 2, draft: draftOf('Kalėdos')})).toEqual({
    draft: issue.draft,
    state: 'saved',
  })
})
