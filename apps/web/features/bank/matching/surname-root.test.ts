import {fold} from '@site/schemas/fold'
import {expect, test} from 'vitest'
import {surnameRoot} from './surname-root.ts'

test.for([
  'Kazlauskas Kazlauskienė Kazlauskaitė Kazlauskė Kazlauskai',
  'Petraitis Petraitienė Petraitytė Petraičiai',
  'Butkus Butkienė Butkutė Butkai',
  'Stankevičius Stankevičienė Stankevičiūtė Stankevičiai',
  'Norkūnas Norkūnienė Norkūnaitė',
  'Balys Balienė Balytė',
  'Adomaitis Adomaitienė Adomaitytė',
] as const)('%s have one root', (names) => {
  const roots = names.split(' ').map((name) => surnameRoot(fold(name)).replace(/aic$/, 'ait'))
  expect(new Set(roots).size).toBe(1)
})

test.for(['Jones', 'Smith', 'Nowak', 'Evans', 'Li'])('%s stays long enough', (name) => {
  expect(surnameRoot(fold(name)).length).toBeGreaterThanOrEqual(Math.min(3, name.length))
})

test('different families have different roots', () => {
  const names = ['Kazlauskas', 'Kazlas', 'Kazakevičius', 'Petraitis', 'Petrauskas', 'Petrulis']
  expect(new Set(names.map((name) => surnameRoot(fold(name)))).size).toBe(names.length)
})
