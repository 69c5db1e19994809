import {expect, test} from 'vitest'
import {isMissing} from './missing-text.ts'

const block = (_key: string, text: string) => ({
  _key,
  _type: 'block',
  children: [{_key: 's', _type: 'span', text}],
})

const picture = (_ref: string) => ({_type: 'image', asset: {_type: 'reference', _ref}})

test.for<[string, boolean, unknown, unknown, unknown]>([
  ['a change that fell away', true, 'Labas', 'Labas rytas', 'Labas'],
  ['a text that fell away with its field', true, 'Labas', 'Labas rytas', undefined],
  ['a text beside which somebody else writes', false, 'Labas', 'Labas rytas', 'Labas rytas visiems'],
  ['letters between which somebody else writes', false, 'a', 'aqqq', 'aqxqxxq'],
  ['a text in whose place somebody else has written', true, 'Labas', 'Labas rytas', 'Labas vakaras'],
  ['letters that the text had before', true, 'abab', 'ababab', 'abab'],
  ['an emoji', false, '', '🎄', '🎄!'],
  [
    'a paragraph beside that of somebody else',
    false,
    undefined,
    [block('2', 'b')],
    [block('1', 'a'), block('2', 'b')],
  ],
  ['a paragraph that fell away', true, undefined, [block('2', 'b')], [block('1', 'a')]],
  ['an empty paragraph', false, undefined, [block('1', '')], undefined],
  [
    'a list in another order',
    false,
    [block('1', 'a'), block('2', 'b')],
    [block('2', 'b'), block('1', 'a')],
    [block('1', 'a'), block('2', 'b')],
  ],
  ['a picture that fell away', true, undefined, picture('image-a'), undefined],
  ['a picture for which another was chosen since', false, undefined, picture('image-a'), picture('image-b')],
])('of %s is said that it is missing: %j', ([, missing, before, after, shown]) => {
  const change = {path: ['body'], before, after}
  expect(isMissing(change, {body: shown})).toBe(missing)
})
