import type {ReactNode} from 'react'

interface SpokenProps {
  /** What screen readers say. */
  words: ReactNode
  /** What the eye sees. */
  children: ReactNode
}

/**
 * A short form, such as „10:00–12:30“ or £15, that screen readers get in words. Nobody else meets those: they are not
 * copied along, and search engines do not quote them.
 */
export function Spoken({words, children}: SpokenProps) {
  return (
    <>
      <span aria-hidden="true">{typeof children === 'string' ? wholeRanges(children) : children}</span>
      <span data-nosnippet className="sr-only select-none">
        {/* The space parts the two for whatever reads the text of the page. */} {words}
      </span>
    </>
  )
}

/** Keeps ranges, such as 17:00–22:00 and £25–30, on one line if there is room. */
const wholeRanges = (text: string) =>
  text.split(/(\d\d:\d\d–\d\d:\d\d|£[\d.,]+–[\d.,]+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="inline-block">
        {part}
      </span>
    ),
  )
