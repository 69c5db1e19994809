import papaparse from 'papaparse'
import {expect, test} from 'vitest'
import {toCsv} from './csv.ts'

test('the file starts with a byte order mark and keeps Lithuanian letters', async () => {
  const csv = await toCsv([['Žąsė', 'Čiurlytė']])
  expect(csv).toBe('\uFEFFŽąsė,Čiurlytė')
})

test.each(['=1+1', '=HYPERLINK("x")', '+44 29', '-1', '@SUM(A1)', '\t=1', '\r=1', '=1+1\nantra eilutė'])(
  '%j is no formula any more',
  async (cell) => {
    const csv = await toCsv([['Rasa', cell]])
    expect(papaparse.parse(csv.slice(1)).data).toEqual([['Rasa', `'${cell}`]])
  },
)

test.each(['a=b', 'Jonas, Ona', 'Sakė „labas“', 'Said "hello"', 'viena\nkita', "'taip", '<img src=x>'])(
  '%j stays as it was typed',
  async (cell) => {
    const csv = await toCsv([['Rasa', cell]])
    expect(papaparse.parse(csv.slice(1)).data).toEqual([['Rasa', cell]])
  },
)
