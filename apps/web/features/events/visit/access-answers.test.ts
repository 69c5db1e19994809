import {expect, test} from 'vitest'
import {answersOf} from './access-answers.ts'

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
