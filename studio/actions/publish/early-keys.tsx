import {useEffect, useEffectEvent, useRef} from 'react'
import {type DocumentLayoutProps, getPublishedId} from 'sanity'
import {isPublishKeys} from '../../vendor-patches/press-publish-keys.ts'

/** After a change, for somebody who goes on to publish it. */
const STRAIGHT_AFTER_MS = 2000
/** On a slow device, Sanity knows of a change much later. */
const REMEMBERED_MS = 10_000

const changes = ['input', 'click', 'keydown'] as const

/**
 * Sanity does not hear the keys until it knows that there is something to publish. Who presses them straight after the
 * first change, and then nothing else, need not press them again. The form is marked by `MarkedForm`.
 *
 * @param publish undefined where nothing can be published
 */
export function useEarlyKeys(id: string, isDraft: boolean, publish: (() => void) | undefined): void {
  const changedAt = useRef(-Infinity)
  const pressedAt = useRef(-Infinity)
  const onChange = useEffectEvent((event: Event) => {
    if (event instanceof KeyboardEvent && isModified(event)) return
    pressedAt.current = -Infinity
    if (formOf(event.target) === id) changedAt.current = event.timeStamp
  })
  const onKeys = useEffectEvent((event: KeyboardEvent) => {
    if (!publish || event.repeat || event.defaultPrevented) return
    if (!isPublishKeys(event) || formOf(event.target) !== id) return
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
    const change = (event: Event) => onChange(event)
    const press = (event: KeyboardEvent) => onKeys(event)
    for (const name of changes) window.addEventListener(name, change, {capture: true})
    window.addEventListener('keydown', press)
    return () => {
      for (const name of changes) window.removeEventListener(name, change, {capture: true})
      window.removeEventListener('keydown', press)
    }
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

const isModified = ({ctrlKey, altKey, metaKey, key}: KeyboardEvent) =>
  ctrlKey || altKey || metaKey || key === 'Shift'

const formOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest('[data-form-of]')?.getAttribute('data-form-of') : undefined
