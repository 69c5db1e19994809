'use client'

import {type ComponentProps, lazy, Suspense} from 'react'

const PreviewBar = lazy(async () => ({default: (await import('./preview-bar.tsx')).PreviewBar}))
const StudioConnection = lazy(async () => ({
  default: (await import('./studio-connection.tsx')).StudioConnection,
}))

interface PreviewToolsProps extends ComponentProps<typeof PreviewBar> {
  /** With the Studio's overlays. */
  isStudio: boolean
}

/** The parts of a preview, each loaded on demand: the layout's script, which visitors load too, names them and no more. */
export function PreviewTools({isStudio, texts}: PreviewToolsProps) {
  return (
    <Suspense>
      <PreviewBar texts={texts} />
      {isStudio && <StudioConnection />}
    </Suspense>
  )
}
