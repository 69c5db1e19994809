import {useEffect} from 'react'
import type {LayoutProps} from 'sanity'
import {unsavedEdits} from './unsaved-edits.ts'
import {unsentTexts} from './unsent-texts.ts'

/** The browser also asks if something is unsaved in a form that was closed just now. */
export function AskBeforeLeaving(props: LayoutProps) {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!unsavedEdits.hasAny() && !unsentTexts.hasAny()) return
      event.preventDefault()
      // Otherwise Sanity would tell everybody that this person has left, and stay silent if the person stays.
      event.stopImmediatePropagation()
    }
    window.addEventListener('beforeunload', ask, {capture: true})
    return () => window.removeEventListener('beforeunload', ask, {capture: true})
  }, [])
  return props.renderDefault(props)
}
