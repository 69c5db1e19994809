import {expect, test} from 'vitest'
import {askerFor, type Claim, claimsIn, holderOf, type OtherClaim, toLocation} from './claims.ts'

const ruta = {id: 'ruta', displayName: 'Rūta'} as OtherClaim['user']
const claim = (changes: Partial<Claim> = {}): Claim => ({
  kind: 'holds',
  since: '2026-01-01T12:00:00.000Z',
  tab: 'b',
  path: ['title', 'lt'],
  ...changes,
})
const other = (changes: Partial<Claim> = {}): OtherClaim => ({...claim(changes), user: ruta})

test('a claim is told as a place that no field has', () => {
  const {path} = toLocation('kaledos', claim({path: ['programme', {_key: 'a'}]}))
  const presence = {user: ruta, sessionId: 's', lastActiveAt: ''}
  expect(
    claimsIn([
      {...presence, path},
      {...presence, path: ['title']},
    ]),
  ).toEqual([other({path: ['programme', {_key: 'a'}]})])
})

test.for<[string, Partial<Claim>, Claim['path'], boolean]>([
  ['the field itself', {}, ['title', 'lt'], true],
  ['the same field in the other language', {}, ['title', 'en'], false],
  ['a field of a list that is held', {path: ['programme']}, ['programme', {_key: 'a'}, 'title'], true],
  ['a list with a field that is held', {path: ['programme', {_key: 'a'}, 'title']}, ['programme'], true],
  ['another item of the list', {path: ['programme', {_key: 'a'}]}, ['programme', {_key: 'b'}], false],
  ['a field that somebody only asks for', {kind: 'asks'}, ['title', 'lt'], false],
])('%s', ([, held, path, isHeld]) => {
  expect(holderOf(path, [other(held)], undefined) !== undefined).toBe(isHeld)
})

test('of two who enter a field at once, all agree on the earlier, and then on the tab', () => {
  const agree = (one: Claim, two: Claim) => [
    holderOf(one.path, [{...two, user: ruta}], one) === undefined,
    holderOf(two.path, [{...one, user: ruta}], two) === undefined,
  ]
  expect(agree(claim(), claim({since: '2026-01-01T12:00:01.000Z', tab: 'a'}))).toEqual([true, false])
  expect(agree(claim(), claim({tab: 'a'}))).toEqual([false, true])
})

test('whoever asks is known to the holder of that field only', () => {
  const asking = other({kind: 'asks'})
  expect(askerFor(claim(), [asking])).toBe(asking)
  expect(askerFor(claim({path: ['place']}), [asking])).toBeUndefined()
  expect(askerFor(undefined, [asking])).toBeUndefined()
})
