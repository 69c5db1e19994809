import {expect, test} from 'vitest'
import {parseOptions} from './options.ts'
import {parts} from './parts.ts'

const namesOf = (args: string[]) => parseOptions(args).parts.map(({name}) => name)

test('without arguments every part is measured, each figure three times', () => {
  expect(namesOf([])).toEqual(parts.map(({name}) => name))
  expect(parseOptions([]).runs).toBe(3)
})

test('chosen parts keep their order, in which none disturbs the next', () => {
  expect(namesOf(['build', 'memory', 'load'])).toEqual(['memory', 'load', 'build'])
})

test('a file is taken as given', () => {
  const args = ['load', '--compare', 'old.json', '--runs', '1']
  expect(parseOptions(args)).toMatchObject({compare: 'old.json', runs: 1})
})

test.each([['lod'], ['--runs', '0'], ['--runs', '1000'], ['--compar', 'x']])('%s is refused', (...args) => {
  expect(() => parseOptions(args)).toThrow(/There is no benchmark "lod"|--runs|--compar/)
})
