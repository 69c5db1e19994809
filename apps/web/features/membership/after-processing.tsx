'use client'

import {useEffect, useState, type ReactNode} from 'react'

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
      {!isDone && (
        <div className="frame flex flex-col items-center pt-24 text-center noscript:hidden">
          <span
            aria-hidden="true"
            className="size-12 animate-spin rounded-full border-4 border-line border-t-brand motion-reduce:animate-none"
          />
          <h1 className="mt-6 text-h2">{text}</h1>
        </div>
      )}
      <div className={isDone ? undefined : 'hidden noscript:block'}>{children}</div>
      <output className="sr-only noscript:hidden">{isDone ? '' : text}</output>
    </>
  )
}
