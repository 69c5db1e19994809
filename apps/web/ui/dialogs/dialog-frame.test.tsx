// @vitest-environment jsdom
import {act} from 'react'
import {createRoot} from 'react-dom/client'
import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {DialogFrame} from './dialog-frame.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
// jsdom has no media queries. A finger gets the title focused, for which nothing is measured.
vi.stubGlobal('matchMedia', () => ({matches: true}))

let container: HTMLElement
let root: ReturnType<typeof createRoot>
const onClose = vi.fn<() => void>()

beforeEach(() => {
  onClose.mockClear()
  document.body.innerHTML = '<ol><li data-sonner-toast>Nuoroda nukopijuota</li></ol><div></div>'
  container = document.body.querySelector('div') as HTMLElement
  root = createRoot(container)
})
afterEach(() => act(() => root.unmount()))

const show = (isOpen: boolean, isQuestion = false) =>
  act(async () =>
    root.render(
      <DialogFrame
        {...{isOpen, isQuestion, onClose}}
        title="Registracija"
        description="Aprašymas"
        finalFocus={() => null}
      >
        <input aria-label="Vardas" defaultValue="Austėja" />
      </DialogFrame>,
    ),
  )

const toast = () => document.querySelector<HTMLElement>('[data-sonner-toast]')

test.each([
  ['a form', false, 'dialog'],
  ['a question', true, 'alertdialog'],
])('%s has its role and its name', async (_, isQuestion, role) => {
  await show(true, isQuestion)
  const dialog = document.querySelector(`[role=${role}]`)
  const title = document.getElementById(dialog?.getAttribute('aria-labelledby') ?? '')
  expect(title?.textContent).toBe('Registracija')
})

test('a press outside does not close a form, Escape does', async () => {
  await show(true)
  const outside = document.body
  await act(async () => {
    for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
      outside.dispatchEvent(new MouseEvent(type, {bubbles: true}))
  })
  expect(onClose).not.toHaveBeenCalled()
  await act(async () => {
    document
      .querySelector('input')
      ?.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true}))
  })
  expect(onClose).toHaveBeenCalledOnce()
})

test('a toast that was there before is hidden until the dialog is closed; a later one is not', async () => {
  await show(true)
  expect(toast()?.hidden).toBe(true)
  const later = document.createElement('li')
  later.dataset.sonnerToast = ''
  document.querySelector('ol')?.append(later)
  expect(later.hidden).toBe(false)
  await show(false)
  expect([toast()?.hidden, later.hidden]).toEqual([false, false])
})
