import {useEffect, useEffectEvent} from 'react'
import {getPublishedId, useDocumentOperation, useEditState} from 'sanity'
import {unsavedEdits} from '../editing-together/unsaved-edits.ts'

/** The pause is longer than between two keystrokes and too short to be noticed. */
const PAUSE_MS = 200

interface Props {
  id: string
  type: string
}

/** Sanity saves once a second, which is too slow for the preview. */
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
