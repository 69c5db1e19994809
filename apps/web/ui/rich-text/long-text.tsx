'use client'

import {useState} from 'react'

interface LongTextProps {
  text: string
  /** So many lines are shown while collapsed. */
  lines: number
  showAll: string
  showLess: string
}

/** A line has about this many characters. */
const LINE = 64

/** A long text is collapsed at first. Stacked diacritics are clipped. */
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
