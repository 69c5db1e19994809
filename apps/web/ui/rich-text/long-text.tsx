'use client'

import {useState} from 'react'

interface LongTextProps {
  text: string
  /** Lines shown while collapsed. */
  lines: number
  showAll: string
  showLess: string
}

/** Approximate number of characters in a line. */
const LINE = 64

/** A visitor's text with its line breaks, collapsed at first if it is long. Clips stacked diacritics. */
export function LongText({text, lines, showAll, showLess}: LongTextProps) {
  const [isWhole, setIsWhole] = useState(false)
  const isLong = text.length > lines * LINE || text.split('\n').length > lines
  const isCut = isLong && !isWhole
  return (
    <>
      <p
        dir="auto"
        style={isCut ? {WebkitLineClamp: lines} : undefined}
        className={`-mx-2 overflow-hidden px-2 text-start whitespace-pre-line wrap-anywhere ${isCut ? '[-webkit-box-orient:vertical] [display:-webkit-box]' : ''}`}
      >
        {text}
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
          className="text-link min-h-11 text-small"
        >
          {isWhole ? showLess : showAll}
        </button>
      )}
    </>
  )
}
