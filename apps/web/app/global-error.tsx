'use client'

import {lazy, Suspense} from 'react'
import './globals.css'

interface GlobalErrorProps {
  error: unknown
  retry: () => void
}

const BrokenPage = lazy(async () => ({default: (await import('#/shell/broken-page.tsx')).BrokenPage}))

/** Next shows this in place of the layout, which has failed itself. */
export default function GlobalError(props: GlobalErrorProps) {
  return (
    <html lang="lt">
      <body>
        <Suspense>
          <BrokenPage {...props} />
        </Suspense>
      </body>
    </html>
  )
}
