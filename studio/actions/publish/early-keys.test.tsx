// @vitest-environment jsdom
import {act} from 'react'
import {createRoot} from 'react-dom/client'
import {beforeEach, expect, onTestFinished, test, vi} from 'vitest'
import {useEarlyKeys} from './early-keys.tsx'

const publish = vi.fn<() => void>()

beforeEach(() => {
  Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: true})
  publish.mockClear()
})

function Keys({isDraft, mayPublish}: {isDraft: boolean; mayPublish: boolean}) {
  useEarlyKeys('kinas', isDraft, mayPublish ? publish : undefined)
  return (
    <div data-form-of="kinas">
      <input />
    </div>
  )
}

/** Changes the document, presses the keys, and only then does Sanity know of the draft. */
async function publishEarly(mayPublish: boolean): Promise<{wasTaken: boolean}> {
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  onTestFinished(async () => {
    await act(async () => root.unmount())
    box.remove()
  })
  const show = (isDraft: boolean) =>
    act(async () => root.render(<Keys isDraft={isDraft} mayPublish={mayPublish} />))
  await show(false)
  const input = box.querySelector('input')
  input?.dispatchEvent(new InputEvent('input', {bubbles: true}))
  const keys = {key: 'p', keyCode: 80, ctrlKey: true, altKey: true, bubbles: true, cancelable: true}
  const wasTaken = input?.dispatchEvent(new KeyboardEvent('keydown', keys)) === false
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
