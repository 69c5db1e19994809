import type {ClipboardEvent} from 'react'
import type {InputProps} from 'sanity'
import {PictureFiles} from '../inputs/pictures/picture-files.tsx'
import {blocksOfHtml, pastedText} from './paste/pasted-blocks.ts'

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
  if (cleaned.has(nativeEvent) || isOfTheStudio || !text.trim()) return
  // One line of a plain text goes where the cursor stands, as if it were typed; a picture on the clipboard comes with HTML.
  if (!html && !/[\r\n]/.test(text)) return
  event.preventDefault()
  event.stopPropagation()
  // Without the files: Word adds a picture of the text.
  const data = new DataTransfer()
  for (const [type, value] of Object.entries(formatsOf(html, text))) data.setData(type, value)
  const clean = new window.ClipboardEvent('paste', {clipboardData: data, bubbles: true, cancelable: true})
  cleaned.add(clean)
  target.dispatchEvent(clean)
}

function formatsOf(html: string, text: string): Record<string, string> {
  const blocks = html ? blocksOfHtml(html, text) : []
  const pasted = blocks.length > 0 ? {blocks} : pastedText(text)
  return 'blocks' in pasted
    ? {'application/x-portable-text': JSON.stringify(pasted.blocks), 'text/plain': text}
    : {'text/plain': pasted.text}
}
