import {afterEach, expect, test, vi} from 'vitest'
import {openPaymentWindow} from './payment-window.ts'

const url = 'https://checkout.stripe.com/c/pay/cs_test_1'

function stubWindow(opened: object | null) {
  vi.stubGlobal('window', {open: () => opened})
  vi.stubGlobal('document', {documentElement: {lang: 'lt'}})
}

const blankWindow = () => ({
  opener: {} as object | null,
  closed: false,
  document: {title: '', documentElement: {lang: '', style: {cssText: ''}}, body: {textContent: ''}},
  location: {replace: vi.fn<(to: string) => void>()},
  close: vi.fn<() => void>(),
})

afterEach(() => vi.unstubAllGlobals())

test('the window says what it waits for, then shows the page, and has no opener', () => {
  const opened = blankWindow()
  stubWindow(opened)
  const waiting = openPaymentWindow('Atveriama…')
  expect(opened.opener).toBeNull()
  expect(opened.document).toMatchObject({
    title: 'Atveriama…',
    documentElement: {lang: 'lt'},
    body: {textContent: 'Atveriama…'},
  })
  expect(waiting?.show(url)).toBe(true)
  expect(opened.location.replace).toHaveBeenCalledWith(url)
})

test('a window that was closed meanwhile shows nothing', () => {
  const opened = blankWindow()
  stubWindow(opened)
  const waiting = openPaymentWindow('Atveriama…')
  opened.closed = true
  expect(waiting?.show(url)).toBe(false)
  expect(opened.location.replace).not.toHaveBeenCalled()
})

test('a blocked window is none', () => {
  stubWindow(null)
  expect(openPaymentWindow('Atveriama…')).toBeUndefined()
})
