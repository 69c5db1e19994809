import {useEffect, useEffectEvent, useRef} from 'react'
import {type DocumentLayoutProps, getPublishedId} from 'sanity'

/** After a change, for somebody who goes on to publish it. */
const STRAIGHT_AFTER_MS = 2000
/** On a slow device, Sanity knows of a change much later. */
const REMEMBERED_MS = 10_000

const changes = ['input', 'click', 'keydown'] as const
const pressed = 'publishkeys'

/** As if the keys were pressed outside the form: a page that the Studio shows reports them. */
export const pressPublishKeys = () => window.dispatchEvent(new Event(pressed))

/**
 * Sanity hears its keys within the form only, and not until it knows that there is something to publish. Here they work
 * wherever the focus is, and who presses them straight after the first change, and then nothing else, need not press them
 * again. The form is marked by `MarkedForm`.
 *
 * @param publish undefined where nothing can be published
 */
export function usePublishKeys(id: string, isDraft: boolean, publish: (() => void) | undefined): void {
  const changedAt = useRef(-Infinity)
  const pressedAt = useRef(-Infinity)
  const onChange = useEffectEvent((event: Event) => {
    if (event instanceof KeyboardEvent && isModified(event)) return
    pressedAt.current = -Infinity
    if (formOf(event.target) === id) changedAt.current = event.timeStamp
  })
  /** Keys outside are for the last form, and while a dialog waits for an answer for none. */
  const onPressedOutside = useEffectEvent((event: Event) => {
    const forms = document.querySelectorAll<HTMLElement>('[data-form-of]')
    if (document.querySelector(dialog) || [...forms].at(-1)?.dataset.formOf !== id) return
    event.preventDefault()
    if (isDraft) publish?.()
  })
  const onKeys = useEffectEvent((event: KeyboardEvent) => {
    if (!publish || event.defaultPrevented) return
    if (isOutside(event.target)) return onPressedOutside(event)
    if (formOf(event.target) !== id) return
    if (!isDraft && event.timeStamp - changedAt.current > STRAIGHT_AFTER_MS) return
    event.preventDefault()
    if (isDraft) publish()
    else pressedAt.current = event.timeStamp
  })
  const onDraft = useEffectEvent(() => {
    if (isDraft && performance.now() - pressedAt.current < REMEMBERED_MS) publish?.()
    pressedAt.current = -Infinity
  })
  useEffect(() => {
    const controller = new AbortController()
    const {signal} = controller
    const before = {capture: true, signal}
    window.addEventListener('keydown', ignoreRepeated, before)
    for (const name of changes) window.addEventListener(name, (event) => onChange(event), before)
    window.addEventListener('keydown', (event) => isPublishKeys(event) && onKeys(event), {signal})
    window.addEventListener(pressed, (event) => onPressedOutside(event), {signal})
    return () => controller.abort()
  }, [])
  useEffect(() => onDraft(), [isDraft])
}

export function MarkedForm(props: DocumentLayoutProps) {
  return (
    <div data-form-of={getPublishedId(props.documentId)} style={{display: 'contents'}}>
      {props.renderDefault(props)}
    </div>
  )
}

const dialog = '[role="dialog"]'

/** Sanity's own. */
const isPublishKeys = ({ctrlKey, altKey, shiftKey, metaKey, keyCode}: KeyboardEvent) =>
  ctrlKey && altKey && !shiftKey && !metaKey && keyCode === 80

/** Keys that are held publish once. */
function ignoreRepeated(event: KeyboardEvent): void {
  if (!event.repeat || !isPublishKeys(event)) return
  event.preventDefault()
  event.stopPropagation()
}

const isModified = ({ctrlKey, altKey, metaKey, key}: KeyboardEvent) =>
  ctrlKey || altKey || metaKey || key === 'Shift'

const isOutside = (target: EventTarget | null) =>
  !(target instanceof Element && target.closest(`[data-form-of], ${dialog}`))

const formOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest('[data-form-of]')?.getAttribute('data-form-of') : undefined
