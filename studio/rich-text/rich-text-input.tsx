import type {ClipboardEvent} from 'react'
import type {InputProps} from 'sanity'
import {PictureFiles} from '../inputs/pictures/picture-files.tsx'
import {cleanPaste} from './clean-paste.ts'

const formatsOfTheStudio = ['application/x-portable-text', 'application/json']

/** Pastes of our own, which are clean. */
const cleaned = new WeakSet<Event>()

/** Sanity's editor of formatted text, for which text pasted from elsewhere is cleaned. */
export function RichTextInput(props: InputProps) {
  return (
    <div onPasteCapture={pasteClean}>
      <PictureFiles {...props} />
    </div>
  )
}

function pasteClean(event: ClipboardEvent): void {
  const {clipboardData, nativeEvent, target} = event
  const html = clipboardData.getData('text/html')
  const text = clipboardData.getData('text/plain')
  const isOfTheStudio = clipboardData.types.some((type) => formatsOfTheStudio.includes(type))
  if (cleaned.has(nativeEvent) || isOfTheStudio || !html || !text.trim()) return
  event.preventDefault()
  event.stopPropagation()
  // Without the files: Word adds a picture of the text.
  const data = new DataTransfer()
  data.setData('text/html', cleanPaste(html))
  data.setData('text/plain', text)
  const clean = new window.ClipboardEvent('paste', {clipboardData: data, bubbles: true, cancelable: true})
  cleaned.add(clean)
  target.dispatchEvent(clean)
}
