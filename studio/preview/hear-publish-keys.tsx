import {previewMessages} from '@site/schemas/preview/preview-frame'
import {type RefObject, useEffect} from 'react'
import {pressPublishKeys} from '../actions/publish/publish-keys.tsx'
import {env} from '../workspace/env.ts'

/** Keys that are pressed in the page never reach the Studio around it, so the page reports them. */
export function HearPublishKeys({frame}: {frame: RefObject<HTMLIFrameElement | null>}) {
  useEffect(() => {
    const site = new URL(env.SITE_URL).origin
    const onMessage = ({data, source, origin}: MessageEvent) => {
      if (data !== previewMessages.publish || origin !== site) return
      if (source === frame.current?.contentWindow) pressPublishKeys()
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [frame])
  return null
}
