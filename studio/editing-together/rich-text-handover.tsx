import {PortableTextEditor} from '@portabletext/editor'
import {type CSSProperties, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore} from 'react'
import type {ArrayOfObjectsInputProps, PortableTextInputProps} from 'sanity'
import {vendorElements} from '../vendor-patches/elements.ts'
import {textOf} from './text-of.ts'
import {unsentTexts} from './unsent-texts.ts'

const noBox: CSSProperties = {display: 'contents'}

/** The editor may take this long to show the form's value. */
const SHOWN_WITHIN_MS = 2000

const edits = ['beforeinput', 'keydown', 'paste', 'cut', 'drop']

/**
 * The editor of a rich text hands edits to the form with a delay of up to a second, but never while it is read-only. So
 * it first stops accepting edits, and becomes read-only once it has handed over.
 *
 * If two people wrote in the same second, it can keep showing other text than the form has, and is mounted again.
 */
export function RichTextHandover({documentId: id, ...props}: PortableTextInputProps & {documentId: string}) {
  const {path, onEditorChange, value} = props
  const isUnsent = useSyncExternalStore(subscribe, () => unsentTexts.has({id, path}))
  const isEnding = props.readOnly === true && isUnsent
  const [count, setCount] = useState(0)
  const [editor, setEditor] = useState<PortableTextEditor>()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => () => unsentTexts.delete({id, path}), [id, path])
  useEffect(() => {
    if (isUnsent) return
    const timer = setTimeout(() => {
      if (!editor || textOf(PortableTextEditor.getValue(editor)) === textOf(value)) return
      setEditor(undefined)
      setCount((times) => times + 1)
    }, SHOWN_WITHIN_MS)
    return () => clearTimeout(timer)
  }, [isUnsent, value, editor])
  useEffect(() => {
    const element = box.current
    if (!element || !isEnding) return
    const refuse = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
    }
    for (const edit of edits) element.addEventListener(edit, refuse, {capture: true})
    return () => edits.forEach((edit) => element.removeEventListener(edit, refuse, {capture: true}))
  }, [isEnding])

  const readOnly = props.readOnly === true && !isEnding
  useLayoutEffect(() => {
    const shown = box.current?.querySelector(vendorElements.richTextEditor)
    if (!readOnly || !shown) return
    // Browsers take the focus from an element that is no longer editable. The attribute stays to keep it.
    shown.setAttribute('tabindex', '0')
    shown.setAttribute('role', 'textbox')
    shown.setAttribute('aria-readonly', 'true')
    return () => shown.removeAttribute('aria-readonly')
  }, [readOnly, count])
  const noting: PortableTextInputProps = {
    ...props,
    readOnly,
    onEditorChange: (change, changed) => {
      onEditorChange?.(change, changed)
      setEditor(changed)
      if (change.type === 'patch') unsentTexts.set({id, path, value: PortableTextEditor.getValue(changed)})
      if (change.type === 'mutation') unsentTexts.delete({id, path})
    },
  }
  return (
    <div key={count} ref={box} style={noBox}>
      {props.renderDefault(noting as unknown as ArrayOfObjectsInputProps)}
    </div>
  )
}

function subscribe(onChange: () => void): () => void {
  const subscription = unsentTexts.changes$.subscribe(onChange)
  return () => subscription.unsubscribe()
}
