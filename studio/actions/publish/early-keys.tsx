import {useEffect, useEffectEvent, useRef} from 'react'
import {type DocumentLayoutProps, getPublishedId} from 'sanity'
import {isPublishKeys} from '../../vendor-patches/press-publish-keys.ts'

/** Longer than a change takes to become a draft that Sanity can publish. */
const SOON_MS = 1000

/**
 * Sanity does not hear the keys until it knows that there is something to publish. Who presses them straight after the
 * first change would wait for nothing. The form is marked by `MarkedForm`.
 */
export function useEarlyKeys(id: string, isDraft: boolean, publish: () => void): void {
  const pressedAt = useRef(-Infinity)
  const draftSince = useRef(Infinity)
  const onDraft = useEffectEvent(() => {
    draftSince.current = isDraft ? Date.now() : Infinity
    if (isDraft && Date.now() - pressedAt.current < SOON_MS) publish()
    pressedAt.current = -Infinity
  })
  const onKeys = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || event.defaultPrevented || !isPublishKeys(event) || formOf(event.target) !== id) return
    if (isDraft && Date.now() - draftSince.current > SOON_MS) return
    event.preventDefault()
    if (isDraft) publish()
    else pressedAt.current = Date.now()
  })
  useEffect(() => onDraft(), [isDraft])
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => onKeys(event)
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}

export function MarkedForm(props: DocumentLayoutProps) {
  return (
    <div data-form-of={getPublishedId(props.documentId)} style={{display: 'contents'}}>
      {props.renderDefault(props)}
    </div>
  )
}

const formOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest('[data-form-of]')?.getAttribute('data-form-of') : undefined
