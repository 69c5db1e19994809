import {previewMessages} from '@site/schemas/preview/preview-frame'
import {type RefObject, useEffect, useEffectEvent, useRef} from 'react'
import {getDraftId, useUnstableObserveDocument} from 'sanity'
import {env} from '../workspace/env.ts'

/** A keystroke is several mutations, and the page renders on each report. */
const TOGETHER_MS = 100
/** A page that takes longer to load may lag by one edit until the next one. */
const LOADING_MS = 20_000

interface Props {
  id: string
  frame: RefObject<HTMLIFrameElement | null>
}

/** Sanity's preview reports changes a second after the last one, and never while the page is still loading. */
export function ReportChanges({id, frame}: Props) {
  const {document: draft, loading} = useUnstableObserveDocument(getDraftId(id))
  const revision = loading ? undefined : (draft?._rev ?? 'none')
  const changedAt = useRef(0)
  const known = useRef(revision)

  const report = useEffectEvent(() => {
    const {origin} = new URL(env.SITE_URL)
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
