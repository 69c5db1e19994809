import {expect, test} from 'vitest'
import {onePerId} from './one-per-id.ts'

test('an id keeps its value, and each id has its own', () => {
  const valueOf = onePerId((id) => ({id}))
  const misios = valueOf('misios-2024')
  expect(misios).toEqual({id: 'misios-2024'})
  expect(valueOf('begimas-2025')).toEqual({id: 'begimas-2025'})
  expect(valueOf('misios-2024')).toBe(misios)
})
