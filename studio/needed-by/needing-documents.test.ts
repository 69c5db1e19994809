import {expect, test} from 'vitest'
import {needing} from './needing-documents.ts'

const to = (_ref: string, more = {}) => ({_type: 'reference', _ref, ...more})

test.for([
  ['a button', {actions: [{_type: 'donateAction', _key: 'a', campaign: to('stogas')}]}],
  ['a field', {campaign: to('stogas')}],
  ['a weak and a strong one', {a: to('stogas', {_weak: true}), b: {c: [to('stogas')]}}],
] as const)('a document needs what it refers to: %s', ([, fields]) => {
  const document = {_id: 'homePage', _type: 'homePage', ...fields}
  expect(needing([document], 'stogas')).toEqual([{_id: 'homePage', _type: 'homePage'}])
})

test.for([
  ['a redirect, which is left without effect', {_id: 'a', document: to('stogas', {_weak: true})}],
  ['another document is meant', {_id: 'a', campaign: to('langai')}],
  ['its own draft', {_id: 'drafts.stogas', actions: [{campaign: to('stogas')}]}],
] as const)('nothing needs it: %s', ([, document]) => {
  expect(needing([{_type: 'redirect', ...document}], 'stogas')).toEqual([])
})

test('a document and its draft are one', () => {
  const fields = {_type: 'newsItem', campaign: to('stogas')}
  expect(
    needing(
      [
        {_id: 'drafts.a', ...fields},
        {_id: 'a', ...fields},
      ],
      'stogas',
    ),
  ).toEqual([{_id: 'a', _type: 'newsItem'}])
})
