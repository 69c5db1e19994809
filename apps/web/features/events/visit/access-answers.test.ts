import {expect, test} from 'vitest'
import {answersOf, saysOfAccess} from './access-answers.ts'

test('only answered questions are shown, in the order of the page', () => {
  const note = {lt: 'Trečiame aukšte', en: 'On the third floor'}
  const access = {
    quietSpace: {answer: 'no'},
    toilet: {answer: 'partly', note},
    parking: {note},
    stepFree: null,
  }
  expect(answersOf(access)).toEqual([
    {question: 'toilet', answer: 'partly', note},
    {question: 'quietSpace', answer: 'no', note: undefined},
  ])
})

test('an answer that is no longer an option counts as none', () => {
  expect(answersOf({stepFree: {answer: 'galbūt'}})).toEqual([])
  expect(answersOf(null)).toEqual([])
})

test('notes, or somebody to ask, say something of access too', () => {
  expect(saysOfAccess({notes: {lt: 'Ankšta.'}})).toBe(true)
  expect(saysOfAccess({contact: {name: 'Rasa'}})).toBe(true)
  expect(saysOfAccess({stepFree: {answer: 'no'}})).toBe(true)
  expect(saysOfAccess({stepFree: {note: {lt: 'Be atsakymo'}}, contact: {name: null}})).toBe(false)
  expect(saysOfAccess(null)).toBe(false)
})
