'use client'

import {useEffect, useState, type ReactNode} from 'react'
import {Processing} from '#/ui/processing.tsx'

const PROCESSING_MS = 1000

interface AfterProcessingProps {
  /** Shown and announced with the spinner. */
  text: string
  children: ReactNode
}

/** Shows a spinner for a second, then its children; without JavaScript, the children at once. */
export function AfterProcessing({text, children}: AfterProcessingProps) {
  const [isDone, setIsDone] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setIsDone(true), PROCESSING_MS)
    return () => clearTimeout(timer)
  }, [])

  return (
    <>
      {!isDone && <Processing text={text} />}
      <div className={isDone ? undefined : 'hidden noscript:block'}>{children}</div>
      <output className="sr-only noscript:hidden">{isDone ? '' : text}</output>
    </>
  )
}
