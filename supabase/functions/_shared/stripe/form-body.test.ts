import {expect, test} from 'vitest'
import {formBody} from './form-body.ts'

test('writes hashes and lists with brackets, and leaves out what is undefined', () => {
  const body = formBody({
    mode: 'payment',
    locale: undefined,
    line_items: [
      {quantity: 1, price_data: {currency: 'gbp', unit_amount: 150, product_data: {name: 'Auka'}}},
    ],
    expand: ['data.payment_intent'],
    active: false,
    metadata: {},
  })
  expect([...body]).toEqual([
    ['mode', 'payment'],
    ['line_items[0][quantity]', '1'],
    ['line_items[0][price_data][currency]', 'gbp'],
    ['line_items[0][price_data][unit_amount]', '150'],
    ['line_items[0][price_data][product_data][name]', 'Auka'],
    ['expand[0]', 'data.payment_intent'],
    ['active', 'false'],
  ])
})

test('encodes what would end a value', () => {
  expect(formBody({name: 'Iš širdies & į širdį=100%\n'}).toString()).toBe(
    'name=I%C5%A1+%C5%A1irdies+%26+%C4%AF+%C5%A1ird%C4%AF%3D100%25%0A',
  )
})
