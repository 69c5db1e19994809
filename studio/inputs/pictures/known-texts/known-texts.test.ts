import {expect, test} from 'vitest'
import {knownTextsByAsset, patchesOf} from './known-texts.ts'

const picture = (asset: string, alt?: object) => ({_type: 'localizedImage', asset: {_ref: asset}, alt})

test('finds the texts of an asset at any depth, each once, complete ones first', () => {
  const texts = knownTextsByAsset([
    {_id: 'a', photos: [picture('one', {en: 'Children dance'}), picture('two')]},
    {_id: 'b', body: {lt: [picture('one', {lt: 'Vaikai šoka ', en: 'Children dance'})]}},
    {_id: 'drafts.b', image: picture('one', {lt: 'Vaikai šoka', en: 'Children dance'})},
  ])
  expect(Object.fromEntries(texts)).toEqual({
    one: [
      {lt: 'Vaikai šoka', en: 'Children dance'},
      {lt: undefined, en: 'Children dance'},
    ],
  })
})

test('a known text fills the languages that it has', () => {
  expect(patchesOf({en: 'Children dance'}, [{_key: 'a'}])).toMatchObject([
    {type: 'setIfMissing', path: [{_key: 'a'}, 'alt']},
    {type: 'set', path: [{_key: 'a'}, 'alt', 'en'], value: 'Children dance'},
  ])
})
