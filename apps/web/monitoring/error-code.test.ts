import {expect, test} from 'vitest'
import {codeOfDigest, digestOf, randomErrorCode, readErrorCode} from './error-code.ts'

test('a digest has one code, and others have others', () => {
  const codes = Array.from({length: 20_000}, (_, digest) => codeOfDigest(String(1_000_000_000 + digest * 7)))
  expect(codeOfDigest('2158477443')).toBe(codeOfDigest('2158477443'))
  expect(new Set(codes).size).toBe(codes.length)
  expect(codes.filter((code) => readErrorCode(code) !== code)).toEqual([])
})

test('a random code can be read, and does not come again', () => {
  const codes = Array.from({length: 1000}, randomErrorCode)
  expect(new Set(codes).size).toBe(codes.length)
  expect(codes.filter((code) => !/^[2-9A-HJ-NP-Z]{8}$/.test(code))).toEqual([])
})

test.each([
  ['ABCD2345', 'ABCD2345'],
  [' abcd-2345 ', 'ABCD2345'],
  ['abcd 2345', 'ABCD2345'],
  ['ABCD234', undefined],
  ['ABCD23456', undefined],
  ['ABCD0O1I', undefined],
  ['', undefined],
])('%j is read as %s', (typed, code) => {
  expect(readErrorCode(typed)).toBe(code)
})

test.each([
  [Object.assign(new Error('a'), {digest: '123'}), '123'],
  [new Error('a'), undefined],
  [Object.assign(new Error('a'), {digest: 5}), undefined],
  ['a', undefined],
  [null, undefined],
])('the digest of %s', (error, digest) => {
  expect(digestOf(error)).toBe(digest)
})
