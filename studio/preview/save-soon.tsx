import {useEffect, useEffectEvent} from 'react'
import {getPublishedId, useDocumentOperation, useEditState} from 'sanity'
import {unsavedEdits} from '../editing-together/unsaved-edits.ts'

/** Longer than between two keys of somebody who types, and too short to be noticed. */
const PAUSE_MS = 200

interface Props {
  /** Id of the document whose form is open. */
  id: string
  type: string
}

/** Saves what is typed beside its preview when the typing pauses. Sanity saves once a second. */
export function SaveSoon({id, type}: Props) {
  const publishedId = getPublishedId(id)
  const {draft} = useEditState(publishedId, type)
  const {commit} = useDocumentOperation(publishedId, type)

  const save = useEffectEvent(() => {
    if (unsavedEdits.has(publishedId)) commit.execute()
  })

  useEffect(() => {
    const timer = setTimeout(() => save(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [draft])

  return null
}
