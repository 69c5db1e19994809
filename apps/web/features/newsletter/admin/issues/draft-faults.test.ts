import {expect, test} from 'vitest'
import {faultsIn} from './draft-faults.ts'

const content = [{kind: 'paragraph' as const, spans: [{text: 'Ateikite!'}]}]
const lithuanian = {subject: {lt: 'Kalėdos', en: ''}, content: {lt: content, en: []}}

test('Lithuanian alone is complete', () => {
  expect(faultsIn(lithuanian)).toEqual([])
})

test('an empty newsletter lacks both Lithuanian fields', () => {
  expect(faultsIn({subject: {lt: '', en: ''}, content: {lt: [], en: []}})).toEqual([
    {part: 'subject', language: 'lt', code: 'required'},
    {part: 'content', language: 'lt', code: 'required'},
  ])
})

test('English needs both fields or none', () => {
  expect(faultsIn({...lithuanian, subject: {lt: 'Kalėdos', en: 'Christmas'}})).toEqual([
    {part: 'content', language: 'en', code: 'required'},
  ])
  expect(faultsIn({...lithuanian, content: {lt: content, en: content}})).toEqual([
    {part: 'subject', language: 'en', code: 'required'},
  ])
})

test('a text that email clients would cut off is too long', () => {
  const long = [{kind: 'paragraph' as const, spans: [{text: 'ą'.repeat(20_001)}]}]
  expect(faultsIn({...lithuanian, content: {lt: long, en: []}})).toContainEqual({
    part: 'content',
    language: 'lt',
    code: 'tooLong',
  })
})
