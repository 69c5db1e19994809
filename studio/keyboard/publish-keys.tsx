import {useEffect} from 'react'
import type {LayoutProps} from 'sanity'
import {isHeardBySanity, isPublishKeys, pressPublishKeys} from '../vendor-patches/press-publish-keys.ts'

/** Sanity hears these keys only within the form, but here they work wherever the focus is. */
export function PublishKeys(props: LayoutProps) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isPublishKeys(event)) return
      if (event.repeat) {
        event.preventDefault()
        event.stopPropagation()
      } else if (!isHeardBySanity(event.target) && pressPublishKeys()) event.preventDefault()
    }
    window.addEventListener('keydown', onKeyDown, {capture: true})
    return () => window.removeEventListener('keydown', onKeyDown, {capture: true})
  }, [])
  return props.renderDefault(props)
}
