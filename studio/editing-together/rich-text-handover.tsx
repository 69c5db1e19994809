import {PortableTextEditor} from '@portabletext/editor'
import {
  type CSSProperties,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type {ArrayOfObjectsInputProps, Path, PortableTextInputProps} from 'sanity'
import {vendorElements} from '../vendor-patches/elements.ts'
import {PatchQueue} from './patch-queue.ts'
import {textOf} from './text-of.ts'
import {unsentTexts} from './unsent-texts.ts'

const noBox: CSSProperties = {display: 'contents'}

/** The editor may take this long to show the form's value. */
const SHOWN_WITHIN_MS = 2000

const AGAIN_AFTER_MS = 500

type Patches = Parameters<PortableTextInputProps['onChange']>[0]

interface Props extends PortableTextInputProps {
  documentId: string
  /** Nobody can change the form, such as while there is no connection. */
  isFormReadOnly: boolean
}

const edits = ['beforeinput', 'keydown', 'paste', 'cut', 'drop']

/**
 * The editor of a rich text hands edits to the form with a delay of up to a second, but never while it is read-only. So
 * it first stops accepting edits, and becomes read-only once it has handed over. A form that is read-only as a whole takes
 * nothing: it gets the edits once it does.
 *
 * If two people wrote in the same second, its value or its page can keep other text than the form has. It is then mounted
 * again.
 */
export function RichTextHandover({documentId: id, isFormReadOnly, ...props}: Props) {
  const {path, onChange, onEditorChange, value} = props
  const isUnsent = useSyncExternalStore(subscribe, () => unsentTexts.has({id, path}))
  const isEnding = props.readOnly === true && isUnsent && !isFormReadOnly
  const [count, setCount] = useState(0)
  const [editor, setEditor] = useState<PortableTextEditor>()
  const box = useRef<HTMLDivElement>(null)
  const isComposing = useRef(false)
  const isQuiet = useRef(true)
  useEffect(() => () => unsentTexts.delete({id, path}), [id, path])
  useEffect(() => {
    const element = box.current
    const note = () => (isQuiet.current = false)
    for (const edit of edits) element?.addEventListener(edit, note, {capture: true})
    return () => edits.forEach((edit) => element?.removeEventListener(edit, note, {capture: true}))
  }, [count])
  useEffect(() => {
    if (isUnsent) return
    const timer = setInterval(() => {
      // On a busy machine, letters are typed of which neither the editor nor this component knows yet.
      const wasQuiet = isQuiet.current
      isQuiet.current = true
      if (!wasQuiet || unsentTexts.has({id, path}) || !editor || isComposing.current) return
      const isKept = textOf(PortableTextEditor.getValue(editor)) === textOf(value)
      if (isKept && isShown(value, box.current)) return
      setEditor(undefined)
      setCount((times) => times + 1)
    }, SHOWN_WITHIN_MS)
    return () => clearInterval(timer)
  }, [isUnsent, value, editor, id, path])
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

  const handOver = useHandover({id, path, isUnsent, isFormReadOnly, onChange})
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
    onChange: handOver,
    onEditorChange: (change, changed) => {
      onEditorChange?.(change, changed)
      setEditor(changed)
      if (change.type === 'patch') unsentTexts.set({id, path, value: PortableTextEditor.getValue(changed)})
    },
  }
  return (
    <div
      key={count}
      ref={box}
      role="presentation"
      style={noBox}
      onCompositionStart={() => (isComposing.current = true)}
      onCompositionEnd={() => (isComposing.current = false)}
    >
      {props.renderDefault(noting as unknown as ArrayOfObjectsInputProps)}
    </div>
  )
}

interface Handover {
  id: string
  path: Path
  isUnsent: boolean
  isFormReadOnly: boolean
  onChange: (patches: Patches) => void
}

/** The form may be read-only before its editors are, so what it refuses is handed to it again. */
function useHandover({id, path, isUnsent, isFormReadOnly, onChange}: Handover) {
  const [queue] = useState(() => new PatchQueue<Patches>())
  const handOver = useCallback(
    (patches?: Patches) => {
      if (patches) queue.add(patches)
      else if (queue.isEmpty()) return
      queue.handOver(onChange)
      if (queue.isEmpty()) unsentTexts.delete({id, path})
    },
    [queue, onChange, id, path],
  )
  useEffect(() => {
    if (!isUnsent || isFormReadOnly) return
    const timer = setInterval(() => handOver(), AGAIN_AFTER_MS)
    return () => clearInterval(timer)
  }, [handOver, isUnsent, isFormReadOnly])
  return handOver
}

/** Browsers insert some letters by themselves, before the editor has them. A text in full screen is not in the box. */
function isShown(value: PortableTextInputProps['value'], box: HTMLElement | null): boolean {
  const shown = box?.querySelector(vendorElements.richTextEditor)
  if (!shown) return true
  const spans = (value ?? []).flatMap(({children}) => (children as {text?: string}[] | undefined) ?? [])
  const elements = [...shown.querySelectorAll(vendorElements.richTextSpan)]
  return lettersOf(elements.map((element) => element.textContent)) === lettersOf(spans.map(({text}) => text))
}

/** The editor adds a line end to a text that ends with one. */
const lettersOf = (texts: (string | null | undefined)[]) => texts.join('').replaceAll('\n', '')

function subscribe(onChange: () => void): () => void {
  const subscription = unsentTexts.changes$.subscribe(onChange)
  return () => subscription.unsubscribe()
}
