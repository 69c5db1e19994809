import {type RefObject, useEffect, useRef, useState} from 'react'
import {type DocumentLayoutProps, getPublishedId, useEditState} from 'sanity'
import {vendorElements} from '../vendor-patches/elements.ts'

/** Focuses the first field of a new document, and keeps the focus if the focused button disappears. */
export function DocumentFocus(props: DocumentLayoutProps) {
  const root = useRef<HTMLDivElement>(null)
  useFirstField(root, getPublishedId(props.documentId), props.documentType)
  useKeptFocus(root)
  return (
    <div ref={root} style={{display: 'contents'}}>
      {props.renderDefault(props)}
    </div>
  )
}

const {documentScroller, field, paneFooter, actionMenuButton} = vendorElements

const firstField = `${documentScroller} ${field} :is(input, textarea):not(:disabled, [readonly])`

function useFirstField(root: RefObject<HTMLElement | null>, id: string, type: string) {
  const {ready, draft, published} = useEditState(id, type)
  const [opened, setOpened] = useState<{id: string; isNew: boolean}>()
  if (ready && opened?.id !== id) setOpened({id, isNew: !draft && !published})
  const isNew = opened?.id === id && opened.isNew
  useEffect(() => {
    const element = root.current
    if (!isNew || !element) return undefined
    const isAtField = () => Boolean(document.activeElement?.closest(field))
    const focusFirst = () => {
      if (!isAtField()) element.querySelector<HTMLElement>(firstField)?.focus()
    }
    // Sanity focuses the first link above the fields, before or after this, and may render the field again. It moves on
    // to the next link if the focus is taken from it at once, so this waits for a frame.
    let frame = 0
    const soon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(focusFirst)
    }
    const appears = new MutationObserver(soon)
    appears.observe(element, {subtree: true, childList: true, attributeFilter: ['disabled', 'readonly']})
    element.addEventListener('focusin', soon)
    const end = () => {
      cancelAnimationFrame(frame)
      appears.disconnect()
      element.removeEventListener('focusin', soon)
    }
    const begins = ['keydown', 'pointerdown'] as const
    for (const event of begins) window.addEventListener(event, end, {capture: true})
    soon()
    return () => {
      end()
      for (const event of begins) window.removeEventListener(event, end, {capture: true})
    }
  }, [root, isNew, id])
}

/** Publishing disables the pressed button and closes the dialog that asked, so the focus would be lost. */
function useKeptFocus(root: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = root.current
    if (!element) return undefined
    let wasOnAction = false
    const onFocus = ({target}: FocusEvent) => {
      wasOnAction =
        target instanceof Element &&
        (target.closest('[role="dialog"]') !== null ||
          (element.contains(target) && target.closest(`${paneFooter}, [data-after-publishing]`) !== null))
    }
    const observer = new MutationObserver(() => {
      // Browsers take the focus from a disabled button on the next paint.
      requestAnimationFrame(() => requestAnimationFrame(keep))
    })
    const keep = () => {
      if (wasOnAction && document.activeElement === document.body)
        element.querySelector<HTMLElement>(`${paneFooter} ${actionMenuButton}`)?.focus()
    }
    document.addEventListener('focusin', onFocus)
    observer.observe(element, {
      subtree: true,
      childList: true,
      attributeFilter: ['disabled', 'data-disabled'],
    })
    return () => {
      document.removeEventListener('focusin', onFocus)
      observer.disconnect()
    }
  }, [root])
}
