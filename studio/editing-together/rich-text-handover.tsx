import {PortableTextEditor} from '@portabletext/editor'
import {type CSSProperties, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore} from 'react'
import type {ArrayOfObjectsInputProps, PortableTextInputProps} from 'sanity'
import {vendorElements} from '../vendor-patches/elements.ts'
import {textOf} from './text-of.ts'
import {unsentTexts} from './unsent-texts.ts'

const noBox: CSSProperties = {display: 'contents'}

/** How long the editor may take to show what the form has. */
const SHOWN_WITHIN_MS = 2000

const edits = ['beforeinput', 'keydown', 'paste', 'cut', 'drop']

/**
 * Notes what the editor of a rich text has not handed to the form yet. It would not do so while it is read-only, so it becomes that
 * only when it has; until then, for up to a second, it takes no further edits.
 *
 * When two have written in the same second, it can go on showing other letters than the form has. Then it is made anew.
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
    // Without it, the browser takes the focus from what cannot be edited any more. It stays, so that nothing happens when it can.
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
