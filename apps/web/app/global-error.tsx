'use client'

import {lazy, Suspense} from 'react'

interface GlobalErrorProps {
  error: unknown
  retry: () => void
}

// Every page has this file, so what it shows is loaded only then.
const BrokenPage = lazy(() => import('#/shell/broken-page.tsx'))

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
