'use client'

import {useLocale} from 'next-intl'
import {type ComponentType, type ReactNode, useEffect, useRef, useState} from 'react'
import {observeNearViewport} from '#/late-loading.ts'
import {loadMessages, MoreMessages, type SomeMessages} from '../texts/more-messages.tsx'

interface LateComponentProps<Props extends object> {
  load: () => Promise<ComponentType<Props>>
  /** Names the messages in `/api/messages`. */
  messages: string
  props: Props
  /** The class keeps about the height of the component free. */
  className?: string
  /** What is shown until then. */
  children?: ReactNode
  onFailure: (retry: () => void) => ReactNode
}

interface Loaded<Props extends object> {
  Component: ComponentType<Props>
  messages: SomeMessages
}

/** The component loads with its messages when it comes near the viewport. */
export function LateComponent<Props extends object>({
  load,
  messages: name,
  props,
  className,
  children,
  onFailure,
}: LateComponentProps<Props>) {
  const locale = useLocale()
  const place = useRef<HTMLDivElement>(null)
  const [loaded, setLoaded] = useState<Loaded<Props>>()
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    if (loaded || hasFailed || !place.current) return undefined
    const unobserve = observeNearViewport(place.current, (isNear) => {
      if (!isNear) return
      unobserve()
      Promise.all([load(), loadMessages(name, locale)]).then(
        ([Component, messages]) => setLoaded({Component, messages}),
        () => setHasFailed(true),
      )
    })
    return unobserve
  }, [load, name, locale, loaded, hasFailed])

  if (loaded)
    return (
      <MoreMessages messages={loaded.messages}>
        <loaded.Component {...props} />
      </MoreMessages>
    )
  return (
    <div ref={place} className={className}>
      {hasFailed ? onFailure(() => setHasFailed(false)) : children}
    </div>
  )
}
