import type {ReactNode} from 'react'

interface SpokenProps {
  words: ReactNode
  children: ReactNode
}

/** Screen readers get the words; they are not copied along, and search engines do not quote them. */
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

/** Ranges, such as 17:00–22:00 and £25–30, stay on one line if there is room. */
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
