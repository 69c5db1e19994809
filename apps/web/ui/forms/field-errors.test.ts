import {expect, test} from 'vitest'
import {fieldErrorsIn} from './field-errors.ts'

const error = (message: string) => ({type: 'custom', message, ref: {name: 'x'}})

test('errors have the path of their field, also in lists', () => {
  expect(
    fieldErrorsIn({
      email: error('required'),
      children: [undefined, {firstName: error('required'), age: error('ageRange')}],
    }),
  ).toEqual([
    {name: 'email', code: 'required'},
    {name: 'children.1.firstName', code: 'required'},
    {name: 'children.1.age', code: 'ageRange'},
  ])
})

test('a field may be called message', () => {
  expect(fieldErrorsIn({message: error('tooLong')})).toEqual([{name: 'message', code: 'tooLong'}])
})
