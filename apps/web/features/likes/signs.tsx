const outline = {
  'aria-hidden': true,
  viewBox: '0 0 20 20',
  stroke: 'currentColor',
  strokeWidth: '1.7',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/** A heart, filled when something is liked. */
export function HeartSign({
  isFilled = false,
  className = 'size-5',
}: {
  isFilled?: boolean
  className?: string
}) {
  return (
    <svg {...outline} fill={isFilled ? 'currentColor' : 'none'} className={`flex-none ${className}`}>
      <path d="M10 16.6C5.6 13.4 2.6 10.7 2.6 7.5A3.8 3.8 0 0 1 10 6a3.8 3.8 0 0 1 7.4 1.5c0 3.2-3 5.9-7.4 9.1Z" />
    </svg>
  )
}

/** A speech bubble. */
export function CommentSign({className = 'size-5'}: {className?: string}) {
  return (
    <svg {...outline} fill="none" className={`flex-none ${className}`}>
      <path d="M3 5.5A2 2 0 0 1 5 3.5h10a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H9.5L5.5 17v-3.5H5a2 2 0 0 1-2-2Z" />
    </svg>
  )
}
