'use client'

import {useState} from 'react'

interface LongTextProps {
  text: string
  /** How much of a long text is shown at first. */
  lines: number
  showAll: string
  showLess: string
}

/** So many characters fill a line of a comment, more or less. */
const LINE = 64

/** A text as it was typed; of a long one the beginning at first. What piles signs up on a letter is cut off at the edge. */
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
