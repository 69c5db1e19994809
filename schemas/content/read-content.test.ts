import {expect, test} from 'vitest'
import {documentShape} from './content-shape.ts'
import {type ContentFault, readContent} from './read-content.ts'

const title = {_type: 'localizedString', lt: 'Mugė', en: 'Fair'}

/** The event as far as it can be read, and what is wrong with it. */
function read(fields: object) {
  const faults: ContentFault[] = []
  const event = {_id: 'muge', _type: 'event', title, ...fields}
  const found = readContent(documentShape('event') ?? {type: 'unknown'}, event, faults)
  return {found, faults: faults.map(({path, kind}) => `${path.join('.')} ${kind}`)}
}

test.for(['2026-13-45', '2026-02-31T10:00:00Z', '2026-13-45T25:00:00Z', '24 rugpjūčio', ''])(
  'a start such as „%s“ is absent, and all else is there',
  (start) => {
    const {found, faults} = read({start, end: '2026-08-24T10:00:00Z'})
    expect(found).toEqual({_id: 'muge', _type: 'event', title, end: '2026-08-24T10:00:00Z'})
    expect(faults).toEqual(['start date'])
  },
)

test('what is of another type is absent, and left out of a list', () => {
  const price = {_type: 'price', _key: 'a', amount: 5}
  const {found, faults} = read({capacity: '120', prices: [null, 7, price, {...price, amount: '5'}]})
  expect(found).toEqual({_id: 'muge', _type: 'event', title, prices: [price, {_type: 'price', _key: 'a'}]})
  expect(faults).toEqual(['capacity type', 'prices.0 type', 'prices.1 type', 'prices.3.amount type'])
})

test('a text that is named a line is a text; what has nothing of it is absent', () => {
  const note = {_type: 'localizedString', lt: 'Lyja.', en: 'It rains.'}
  expect(read({statusNote: note})).toMatchObject({found: {statusNote: note}, faults: []})
  expect(read({statusNote: {_type: 'price', amount: 5}}).faults).toEqual(['statusNote type'])
})

test('a block or a member of an unknown type leaves the text around it', () => {
  const block = {_type: 'block', _key: 'a', children: [{_type: 'span', _key: 's', text: 'Kviečiame.'}]}
  const {found} = read({body: {_type: 'localizedBody', lt: [block, {_type: 'poll', _key: 'b'}, 'text']}})
  expect(found).toMatchObject({body: {lt: [block]}})
  expect((found as {body: {lt: object[]}}).body.lt).toHaveLength(1)
})

test('members of a list have keys', () => {
  expect(read({prices: [{_type: 'price', amount: 5}]}).found).toMatchObject({
    prices: [{_key: '0', amount: 5}],
  })
})

test.for([null, 'Mugė', {_type: 'localizedString'}, {_type: 'unknown'}, {lt: ' ', en: 5}])(
  'a title such as %j has a fallback',
  (none) => {
    expect(read({title: none}).found).toMatchObject({title: {lt: 'Be pavadinimo', en: 'Untitled'}})
  },
)
