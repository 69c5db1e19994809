import {expect, test} from 'vitest'
import {isCouple, splitCouple} from './split-couple.ts'

test.each([
  ['Jonas ir Ona Petraičiai', 'Jonas Petraitis', 'Ona Petraitienė'],
  ['Jonas & Ona Petraičiai', 'Jonas Petraitis', 'Ona Petraitienė'],
  ['Ona ir Jonas Kazlauskai', 'Ona Kazlauskienė', 'Jonas Kazlauskas'],
  ['Marius / Rūta Stankevičiai', 'Marius Stankevičius', 'Rūta Stankevičienė'],
  ['Jonas Petraitis ir Ona Petraitienė', 'Jonas Petraitis', 'Ona Petraitienė'],
  ['Lukas Čepaitis, Rūta Čepaitienė', 'Lukas Čepaitis', 'Rūta Čepaitienė'],
  ['Huw and Jurga Hopkins', 'Huw Hopkins', 'Jurga Hopkins'],
  ['Mr & Mrs Hopkins', ' Hopkins', ' Hopkins'],
  ['Mr J & Mrs R Jones', 'J Jones', 'R Jones'],
  ['Huw Hopkins + Jurga Daukšaitė', 'Huw Hopkins', 'Jurga Daukšaitė'],
])('%s are %s and %s', (text, one, other) => {
  expect(isCouple(text)).toBe(true)
  const names = splitCouple({first: text, last: ''}, 'fullName')
  expect(names?.map(({firstName, lastName}) => `${firstName} ${lastName}`)).toEqual([one, other])
})

test('in two columns, and with the surname first', () => {
  expect(splitCouple({first: 'Jonas ir Ona', last: 'Šimkai'}, 'fullName')).toEqual([
    {firstName: 'Jonas', lastName: 'Šimkas'},
    {firstName: 'Ona', lastName: 'Šimkienė'},
  ])
  expect(splitCouple({first: 'Jonas / Ona', last: 'Šimkus / Šimkienė'}, 'fullName')).toEqual([
    {firstName: 'Jonas', lastName: 'Šimkus'},
    {firstName: 'Ona', lastName: 'Šimkienė'},
  ])
  expect(splitCouple({first: 'Petraičiai Jonas ir Ona', last: ''}, 'surnameFirst')).toEqual([
    {firstName: 'Jonas', lastName: 'Petraitis'},
    {firstName: 'Ona', lastName: 'Petraitienė'},
  ])
})

test('three people are not guessed, and one is no couple', () => {
  expect(splitCouple({first: 'Jonas, Ona ir Petras ir Rasa', last: ''}, 'fullName')).toBeUndefined()
  expect(isCouple('Irena Andriuškaitė')).toBe(false)
  expect(isCouple('Sandra Irish')).toBe(false)
  expect(isCouple('Vaughan Williams, Ralph John')).toBe(false)
})
