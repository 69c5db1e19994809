import type {ClipboardEvent} from 'react'
import type {InputProps} from 'sanity'
import {PictureFiles} from '../inputs/pictures/picture-files.tsx'
import {blocksOfHtml, pastedText} from './paste/pasted-blocks.ts'

const formatsOfTheStudio = ['application/x-portable-text', 'application/json']

/** We dispatched these pastes ourselves, and they are clean. */
const cleaned = new WeakSet<Event>()

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
  // The editor inserts one line of plain text at the cursor. A picture on the clipboard comes with HTML.
  if (!html && !/[\r\n]/.test(text)) return
  event.preventDefault()
  event.stopPropagation()
  // Word also adds a picture of the text as a file, which is left out.
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
