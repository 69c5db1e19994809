import {expect, test} from 'vitest'
import {nameText} from './name-text.ts'

test.each([
  ['Ąžuolas Žukas-Rasaitis', 'Ąžuolas Žukas-Rasaitis'],
  ["Siân O'Neil (Rees)", "Siân O'Neil (Rees)"],
  ['A.Petraitis jr.', 'A. Petraitis jr.'],
  ['Laimėjote: https://evil.example/p?a=b', 'Laimėjote https evil. example p?a=b'],
  ['www.evil.example rasa@evil.example', 'www. evil. example rasa evil. example'],
  ['evil\uff0eexample', 'evil. example'],
])('the name %j is shown as %j', (typed, shown) => {
  expect(nameText(typed)).toBe(shown)
})
