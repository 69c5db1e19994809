import {useEffect} from 'react'
import type {LayoutProps} from 'sanity'
import {vendorElements} from '../vendor-patches/elements.ts'

/** Sanity's publish action listens for these keys. */
const keys: KeyboardEventInit = {key: 'p', code: 'KeyP', keyCode: 80, ctrlKey: true, altKey: true}

const isPublishKeys = ({ctrlKey, altKey, shiftKey, metaKey, keyCode}: KeyboardEvent) =>
  ctrlKey && altKey && !shiftKey && !metaKey && keyCode === keys.keyCode

/** Sanity hears these keys only within the form, but here they work wherever the focus is. */
export function PublishKeys(props: LayoutProps) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isPublishKeys(event)) return
      if (event.repeat) {
        event.preventDefault()
        event.stopPropagation()
      } else if (!isHeardBySanity(event.target) && pressPublishKeys()) event.preventDefault()
    }
    window.addEventListener('keydown', onKeyDown, {capture: true})
    return () => window.removeEventListener('keydown', onKeyDown, {capture: true})
  }, [])
  return props.renderDefault(props)
}

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

const {documentPane} = vendorElements
const dialog = '[role="dialog"]'

const isHeardBySanity = (target: EventTarget | null) =>
  target instanceof Element && target.closest(`${documentPane}, ${dialog}`) !== null
