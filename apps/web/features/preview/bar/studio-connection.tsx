'use client'

import {previewMessages} from '@site/schemas/preview/preview-frame'
import {VisualEditing} from 'next-sanity/visual-editing/client-component'
import {useRouter} from 'next/navigation'
import {type ComponentProps, useCallback, useEffect, useRef, useTransition} from 'react'

type Refresh = NonNullable<ComponentProps<typeof VisualEditing>['refresh']>

/**
 * A click on a text opens its field in the Studio, and each change that the Content Lake has confirmed renders the page
 * again. Without a Studio around it, only the marks of texts lead there.
 */
export function StudioConnection() {
  const {refresh} = useRouter()
  const [isRendering, startRendering] = useTransition()
  const rendered = useRef<(() => void) | undefined>(undefined)

  useEffect(() => {
    if (!isRendering) rendered.current?.()
  }, [isRendering])

  const renderAgain = useCallback(() => {
    const {promise, resolve} = Promise.withResolvers<void>()
    rendered.current?.()
    rendered.current = resolve
    startRendering(() => refresh())
    return promise
  }, [refresh])

  useEffect(() => {
    const onMessage = ({data, source}: MessageEvent) => {
      if (data === previewMessages.contentChanged && source === window.parent) void renderAgain()
    }
    window.addEventListener('message', onMessage)
    // Whoever frames the page may know that it has loaded.
    if (isFramed()) window.parent.postMessage(previewMessages.ready, '*')
    return () => window.removeEventListener('message', onMessage)
  }, [renderAgain])

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const {ctrlKey, altKey, shiftKey, metaKey, code, repeat} = event
      if (!ctrlKey || !altKey || shiftKey || metaKey || code !== 'KeyP' || !isFramed()) return
      event.preventDefault()
      if (!repeat) window.parent.postMessage(previewMessages.publish, '*')
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])

  const onRefresh = useCallback<Refresh>(
    // In its frame, the Studio reports changes itself, and sooner.
    ({source}) => (source === 'mutation' && isFramed() ? false : renderAgain()),
    [renderAgain],
  )

  return <VisualEditing refresh={onRefresh} />
}

const isFramed = () => window.parent !== window
