import {expect, test} from 'vitest'
import {searchLibrary} from './search-library.ts'

const pictures = [
  {
    _id: 'a',
    url: '',
    originalFilename: 'IMG_2041.jpg',
    text: {lt: 'Vaikai šoka ratelį', en: 'Children dance'},
  },
  {_id: 'b', url: '', originalFilename: 'Joninių-laužas.png'},
  {_id: 'c', url: '', text: {lt: 'Choras dainuoja'}},
]

test.for([
  ['', 'abc'],
  ['img_2041', 'a'],
  ['joniniu', 'b'],
  ['soka vaikai', 'a'],
  ['CHILDREN', 'a'],
  ['choras', 'c'],
  ['vaikai choras', ''],
])('%j finds %j', ([query = '', ids]) => {
  expect(
    searchLibrary(pictures, query)
      .map(({_id}) => _id)
      .join(''),
  ).toBe(ids)
})
