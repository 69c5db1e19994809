import {previewMessages} from '@site/schemas/preview/preview-frame'
import {type RefObject, useEffect, useEffectEvent, useRef} from 'react'
import {getDraftId, useUnstableObserveDocument} from 'sanity'
import {env} from '../workspace/env.ts'

/** A keystroke is several mutations, and each report has the page rendered. */
const TOGETHER_MS = 100
/** A page that takes longer than this to load may be an edit behind until the next one. */
const LOADING_MS = 20_000

interface Props {
  /** Id of the document whose form is open. */
  id: string
  frame: RefObject<HTMLIFrameElement | null>
}

/**
 * Tells the page in the preview's frame when the Content Lake has a change of the draft. Sanity's preview does so a second
 * after the last change, and not of what changes while the page still loads.
 */
export function ReportChanges({id, frame}: Props) {
  const {document: draft, loading} = useUnstableObserveDocument(getDraftId(id))
  const revision = loading ? undefined : (draft?._rev ?? 'none')
  const changedAt = useRef(0)
  const known = useRef(revision)

  const report = useEffectEvent(() => {
    const {origin} = new URL(env.SANITY_STUDIO_SITE_URL)
    frame.current?.contentWindow?.postMessage(previewMessages.contentChanged, origin)
  })

  useEffect(() => {
    const isChange = known.current !== undefined && known.current !== revision
    known.current = revision
    if (!isChange) return undefined
    changedAt.current = Date.now()
    const timer = setTimeout(() => report(), TOGETHER_MS)
    return () => clearTimeout(timer)
  }, [revision])

  useEffect(() => {
    const onMessage = ({data, source}: MessageEvent) => {
      if (data !== previewMessages.ready || source !== frame.current?.contentWindow) return
      if (Date.now() - changedAt.current < LOADING_MS) report()
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [frame])

  return null
}
