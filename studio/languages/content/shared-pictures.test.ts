import {expect, test} from 'vitest'
import {copiedText} from './copied-text.ts'
import {unsharedPictures, withSharedPictures, type Block} from './shared-pictures.ts'

const paragraph = (_key: string) => ({_type: 'block', _key})
const picture = (_key: string, _ref: string) => ({_type: 'bodyImage', _key, asset: {_ref}})
const shared = (key: string) => expect.objectContaining({_type: 'sharedPicture', picture: key})
const keysOf = (blocks: Block[]) => blocks.map(({_key, picture: shown}) => shown ?? _key)

function keys() {
  let count = 0
  return () => `new${++count}`
}

test('pictures are put after as many paragraphs as in the Lithuanian text', () => {
  const lt = [picture('p', '1'), paragraph('a'), picture('q', '2'), paragraph('b'), picture('r', '3')]
  const en = [paragraph('x'), {_type: 'sharedPicture', _key: 's', picture: 'q'}, paragraph('y')]
  expect(unsharedPictures({lt, en}).map(({_key}) => _key)).toEqual(['p', 'r'])
  expect(keysOf(withSharedPictures({lt, en}, keys()))).toEqual(['p', 'x', 'q', 'y', 'r'])
})

test('two pictures between the same paragraphs keep their order, and a shorter text has them at its end', () => {
  const lt = [paragraph('a'), picture('p', '1'), picture('q', '2'), paragraph('b'), picture('r', '3')]
  expect(keysOf(withSharedPictures({lt, en: [paragraph('x')]}, keys()))).toEqual(['x', 'p', 'q', 'r'])
  expect(withSharedPictures({lt, en: []}, keys())).toEqual([shared('p'), shared('q'), shared('r')])
  expect(unsharedPictures({en: []})).toEqual([])
})

test('a copied text has keys of its own, keeps its links and shows the same pictures', () => {
  const lithuanian = [
    {
      _type: 'block',
      _key: 'a',
      style: 'h2',
      markDefs: [{_type: 'link', _key: 'l', href: '/kontaktai'}],
      children: [{_type: 'span', _key: 's', text: 'Rašykite', marks: ['strong', 'l']}],
    },
    picture('p', '1'),
  ]
  const copy = copiedText(lithuanian, keys()) as Block[]
  expect(copy).toEqual([
    {
      _type: 'block',
      _key: 'new2',
      style: 'h2',
      markDefs: [{_type: 'link', _key: 'new1', href: '/kontaktai'}],
      children: [{_type: 'span', _key: 'new3', text: 'Rašykite', marks: ['strong', 'new1']}],
    },
    {_type: 'sharedPicture', _key: 'new4', picture: 'p'},
  ])
  expect(copiedText('Kalėdos', keys())).toBe('Kalėdos')
})
