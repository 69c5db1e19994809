import {describe, expect, test} from 'vitest'
import {readTypedDate} from './typed-date.ts'

const dayAndTime = (typed: string) => readTypedDate(typed, {withTime: true})

describe('a day and time', () => {
  test.for([
    '2026-03-02 19:30',
    '2026-03-02T19:30',
    '2026-3-2 19.30',
    '2026.03.02 19:30',
    '2026/03/02, 19:30',
    '2026 m. kovo 2 d. 19:30',
    '2026 m. kovo mėn. 2 d., 19.30 val.',
    '2026 m. kovo 2 d. 19 val. 30 min.',
    '2026 kovo 2, 19:30',
    'pirmadienis, 2026 m. kovo 2 d., 19:30',
    'kovo 2 d., 2026 m., 19:30',
    '02.03.2026 19:30',
    '2.3.2026 19.30',
    '02/03/2026 19:30',
    '02-03-2026 19:30',
    '02/03/26 19:30',
    '2 March 2026 19:30',
    '2nd of March 2026, 7.30pm',
    'Monday, 2 March 2026 at 7:30 PM',
    'March 2, 2026 7:30 p.m.',
    '02/03/2026 7.30pm',
    ' 2 mar 2026   19:30 ',
  ])('„%s“ is 19:30 on 2 March 2026', (typed) => {
    expect(dayAndTime(typed)).toEqual({ok: true, day: '2026-03-02', time: '19:30'})
  })

  test.for([
    ['2026-03-02 7pm', '19:00'],
    ['2026-03-02 19 val.', '19:00'],
    ['2026-03-02 12am', '00:00'],
    ['2026-03-02 12.15 pm', '12:15'],
    ['2026-03-02 0:05', '00:05'],
    ['2026-03-02 9h', '09:00'],
  ])('„%s“ is at %s', ([typed = '', time]) => {
    expect(dayAndTime(typed)).toMatchObject({ok: true, time})
  })

  test.for([
    ['2026-03-02', 'noTime'],
    ['2026 m. kovo 2 d.', 'noTime'],
    ['kovo 2 d. 19:30', 'noYear'],
    ['2 March 19:30', 'noYear'],
    ['02/03 19:30', 'noYear'],
    ['2026-02-30 19:30', 'noSuchDay'],
    ['31/04/2026 19:30', 'noSuchDay'],
    ['03/25/2026 19:30', 'noSuchDay'],
    ['2026-03-29 01:30', 'noSuchHour'],
    ['2026-03-29 1:00', 'noSuchHour'],
    ['2026-03-02 25:00', 'unreadable'],
    ['2026-03-02 19:75', 'unreadable'],
    ['2026-03-02 13pm', 'unreadable'],
    ['2026-03-02 19', 'unreadable'],
    ['2026-03-02 vakare', 'unreadable'],
    ['rytoj', 'unreadable'],
    ['marmalade 2, 2026 19:30', 'unreadable'],
    ['02/03/20260 19:30', 'unreadable'],
    ['', 'unreadable'],
  ])('„%s“ is not understood: %s', ([typed = '', problem]) => {
    expect(dayAndTime(typed)).toEqual({ok: false, problem})
  })
})

describe('a day alone', () => {
  test.for([
    ['2026-03-02', '2026-03-02'],
    ['2026 m. gruodžio 31 d.', '2026-12-31'],
    ['31.12.2026', '2026-12-31'],
    ['1 Sept 2026', '2026-09-01'],
    ['2024-02-29', '2024-02-29'],
    ['birželio 1, 2026', '2026-06-01'],
    ['rugpjūtis 3 2026', '2026-08-03'],
  ])('„%s“ is %s', ([typed = '', day]) => {
    expect(readTypedDate(typed, {withTime: false})).toEqual({ok: true, day})
  })

  test('has no time', () => {
    expect(readTypedDate('2026-03-02 19:30', {withTime: false})).toEqual({ok: false, problem: 'unreadable'})
  })
})
