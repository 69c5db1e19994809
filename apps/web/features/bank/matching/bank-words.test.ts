import {expect, test} from 'vitest'
import {payerOf} from './bank-words.ts'

test.for([
  ['FPI MR J KAZLAUSKAS M482137', 'j kazlauskas'],
  ['KAZLAUSKAS J , MEMBERSHIP 2026 , FP 12/03/26 10 , 45123456789', 'kazlauskas j'],
  ['FASTER PAYMENTS RECEIPT REF.NARYSTE FROM KAZLAUSKIENĖ R', 'kazlauskiene r'],
  ['CARD PAYMENT TO TESCO STORES 3321 ON 12 MAR', 'tesco stores on'],
  ["O'BRIEN & SONS LTD INV-2231", 'obrien sons ltd'],
  ['GREENFIELD JOINERY £15.00', 'greenfield joinery'],
  ['M482137', ''],
  ['M KAZLAUSKAITE M 482137', 'm kazlauskaite'],
  ['', ''],
] as const)('of „%s“ „%s“ stays', ([text, payer]) => {
  expect(payerOf(text)).toBe(payer)
})

test('of the same payer the same stays, whatever the day, the reference and the kind of payment', () => {
  const texts = [
    'FPI BALTIC BAKERY M482137',
    'BAC BALTIC BAKERY , NARIO MOKESTIS , FP 12/11/26 10',
    'CR Baltic Bakery membership 2025',
    'STANDING ORDER FROM BALTIC BAKERY 12NOV',
  ]
  expect(new Set(texts.map(payerOf))).toEqual(new Set(['baltic bakery']))
})
