interface LineSignProps {
  /** Drawn on a square of 20 by 20. */
  path: string
  className?: string
}

/** A small drawing of one line, in the colour of the text, beside or in place of a word. */
export function LineSign({path, className = 'size-5'}: LineSignProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 20 20"
      className={`flex-none ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  )
}

/** A cross: closes or clears something. */
export function CloseSign({className}: {className?: string}) {
  return <LineSign path="m4 4 12 12M16 4 4 16" className={className} />
}
