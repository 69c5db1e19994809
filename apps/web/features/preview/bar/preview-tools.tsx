'use client'

import {type ComponentProps, lazy, Suspense} from 'react'

const PreviewBar = lazy(async () => ({default: (await import('./preview-bar.tsx')).PreviewBar}))
const StudioConnection = lazy(async () => ({
  default: (await import('./studio-connection.tsx')).StudioConnection,
}))

interface PreviewToolsProps extends ComponentProps<typeof PreviewBar> {
  isStudio: boolean
}

/** Each part is loaded on demand: the layout's script, which visitors load too, only names them. */
export function PreviewTools({isStudio, texts}: PreviewToolsProps) {
  return (
    <Suspense>
      <PreviewBar texts={texts} />
      {isStudio && <StudioConnection />}
    </Suspense>
  )
}
