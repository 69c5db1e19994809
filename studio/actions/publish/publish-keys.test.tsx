// @vitest-environment jsdom
import {act} from 'react'
import {createRoot} from 'react-dom/client'
import {beforeEach, expect, onTestFinished, test, vi} from 'vitest'
import {pressPublishKeys, usePublishKeys} from './publish-keys.tsx'

const publish = vi.fn<() => void>()

beforeEach(() => {
  Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: true})
  publish.mockClear()
})

function Keys({isDraft, mayPublish}: {isDraft: boolean; mayPublish: boolean}) {
  usePublishKeys('kinas', isDraft, mayPublish ? publish : undefined)
  return (
    <div data-form-of="kinas">
      <input />
    </div>
  )
}

const keys = {key: 'p', keyCode: 80, ctrlKey: true, altKey: true, bubbles: true, cancelable: true}

/** Returns whether somebody took them. */
const press = (target: EventTarget | null, more: KeyboardEventInit = {}) =>
  target?.dispatchEvent(new KeyboardEvent('keydown', {...keys, ...more})) === false

/** Draws a form, which is drawn again as often as wanted. */
function form(mayPublish = true) {
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  onTestFinished(async () => {
    await act(async () => root.unmount())
    box.remove()
  })
  const show = (isDraft: boolean) =>
    act(async () => root.render(<Keys isDraft={isDraft} mayPublish={mayPublish} />))
  return {show, input: () => box.querySelector('input')}
}

function openDialog() {
  const opened = document.body.appendChild(document.createElement('div'))
  opened.setAttribute('role', 'dialog')
  onTestFinished(() => opened.remove())
  return opened
}

/** Changes the document, presses the keys, and only then does Sanity know of the draft. */
async function publishEarly(mayPublish: boolean): Promise<{wasTaken: boolean}> {
  const {show, input} = form(mayPublish)
  await show(false)
  input()?.dispatchEvent(new InputEvent('input', {bubbles: true}))
  const wasTaken = press(input())
  await show(true)
  return {wasTaken}
}

test('keys pressed straight after the first change publish once it is known', async () => {
  expect(await publishEarly(true)).toEqual({wasTaken: true})
  expect(publish).toHaveBeenCalledTimes(1)
})

test('where nothing can be published, they are left alone', async () => {
  expect(await publishEarly(false)).toEqual({wasTaken: false})
  expect(publish).not.toHaveBeenCalled()
})

test('pressed outside, also in a page that is shown, they are for the last form', async () => {
  document.body.append(Object.assign(document.createElement('div'), {innerHTML: '<p data-form-of="other">'}))
  onTestFinished(() => document.querySelector('[data-form-of="other"]')?.parentElement?.remove())
  const {show} = form()
  await show(true)
  expect(press(document.body)).toBe(true)
  expect(publish).toHaveBeenCalledTimes(1)
  pressPublishKeys()
  expect(publish).toHaveBeenCalledTimes(2)

  document.body.append(document.querySelector('[data-form-of="other"]')?.parentElement ?? '')
  expect(press(document.body)).toBe(false)
  expect(publish).toHaveBeenCalledTimes(2)
})

test('held, without a draft, or while a dialog waits for an answer, they publish nothing', async () => {
  const {show, input} = form()
  await show(true)
  expect(press(input(), {repeat: true})).toBe(true)
  await show(false)
  press(document.body)
  await show(true)
  const dialog = openDialog()
  for (const target of [dialog, document.body]) press(target)
  pressPublishKeys()
  expect(publish).not.toHaveBeenCalled()
})
