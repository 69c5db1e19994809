'use client'

import {useLocale, useTranslations} from 'next-intl'
import {type ComponentType, type ReactNode, useEffect, useRef, useState} from 'react'
import {inTime, observeNearViewport} from '#/browser/late-loading.ts'
import {buttonClass} from '../controls/button.tsx'
import {loadMessages, MoreMessages, type SomeMessages} from './more-messages.tsx'

interface LateComponentProps<Props extends object> {
  load: () => Promise<ComponentType<Props>>
  /** Names the messages in `/api/messages`. */
  messages: string
  props: Props
  /** The class keeps about the height of the component free. */
  className?: string
  /** What is shown when it cannot be loaded; nothing by default. */
  failure?: string
  /** What is shown until then. */
  children?: ReactNode
}

interface Loaded<Props extends object> {
  Component: ComponentType<Props>
  messages: SomeMessages
}

/** By language and messages. A page that is opened again has them at once, and scrolls to where it was. */
const known = new Map<string, unknown>()

/** The component loads with its messages when it comes near the viewport. */
export function LateComponent<Props extends object>({
  load,
  messages: name,
  props,
  className,
  failure,
  children,
}: LateComponentProps<Props>) {
  const t = useTranslations('error')
  const locale = useLocale()
  const key = `${locale} ${name}`
  const place = useRef<HTMLDivElement>(null)
  const [loaded, setLoaded] = useState(() => known.get(key) as Loaded<Props> | undefined)
  const [hasFailed, setHasFailed] = useState(false)
  const hasRetried = useRef(false)

  useEffect(() => {
    if (loaded || hasFailed || !place.current) return undefined
    const unobserve = observeNearViewport(place.current, (isNear) => {
      if (!isNear) return
      unobserve()
      inTime(Promise.all([load(), loadMessages(name, locale)])).then(
        ([Component, messages]) => {
          known.set(key, {Component, messages})
          setLoaded({Component, messages})
        },
        () => setHasFailed(true),
      )
    })
    return unobserve
  }, [load, name, locale, key, loaded, hasFailed])

  /** An old page does not find its scripts again after the site was built anew, but a reload brings a new page. */
  function retry() {
    if (hasRetried.current) location.reload()
    hasRetried.current = true
    setHasFailed(false)
  }

  if (loaded)
    return (
      <MoreMessages messages={loaded.messages}>
        <loaded.Component {...props} />
      </MoreMessages>
    )
  return (
    <div ref={place} className={className}>
      {hasFailed
        ? failure && (
            <div role="alert">
              <p className="font-semibold text-danger">{failure}</p>
              <button type="button" onClick={retry} className={`${buttonClass('quiet')} mt-4`}>
                {t('retry')}
              </button>
            </div>
          )
        : children}
    </div>
  )
}
