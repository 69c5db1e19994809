import {vendorElements} from './elements.ts'

/** Sanity's publish action listens for these keys. */
const keys: KeyboardEventInit = {key: 'p', code: 'KeyP', keyCode: 80, ctrlKey: true, altKey: true}

const {documentPane} = vendorElements
const dialog = '[role="dialog"]'

export const isPublishKeys = ({ctrlKey, altKey, shiftKey, metaKey, keyCode}: KeyboardEvent) =>
  ctrlKey && altKey && !shiftKey && !metaKey && keyCode === keys.keyCode

export const isHeardBySanity = (target: EventTarget | null) =>
  target instanceof Element && target.closest(`${documentPane}, ${dialog}`) !== null

/**
 * Does nothing while a dialog waits for an answer.
 *
 * @returns whether there is a form
 */
export function pressPublishKeys(): boolean {
  if (document.querySelector(dialog)) return false
  const form = [...document.querySelectorAll(documentPane)].at(-1)
  form?.dispatchEvent(new KeyboardEvent('keydown', {...keys, bubbles: true, cancelable: true}))
  return form !== undefined
}
