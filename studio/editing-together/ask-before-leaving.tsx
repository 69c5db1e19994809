import {useEffect} from 'react'
import type {LayoutProps} from 'sanity'
import {unsavedEdits} from './unsaved-edits.ts'
import {unsentTexts} from './unsent-texts.ts'

/** Lets the browser ask before the Studio is closed while anything is unsaved, also in a form that was left just now. */
export function AskBeforeLeaving(props: LayoutProps) {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!unsavedEdits.hasAny() && !unsentTexts.hasAny()) return
      event.preventDefault()
      // Sanity would tell everybody that this person is gone, and say no more if the person stays.
      event.stopImmediatePropagation()
    }
    window.addEventListener('beforeunload', ask, {capture: true})
    return () => window.removeEventListener('beforeunload', ask, {capture: true})
  }, [])
  return props.renderDefault(props)
}
