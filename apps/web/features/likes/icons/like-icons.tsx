const outline = {
  'aria-hidden': true,
  viewBox: '0 0 20 20',
  stroke: 'currentColor',
  strokeWidth: '1.7',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  className: 'flex-none size-5',
} as const

/** Filled when the visitor likes it. */
export function HeartIcon({isFilled = false}: {isFilled?: boolean}) {
  return (
    <svg {...outline} fill={isFilled ? 'currentColor' : 'none'}>
      <path d="M10 16.6C5.6 13.4 2.6 10.7 2.6 7.5A3.8 3.8 0 0 1 10 6a3.8 3.8 0 0 1 7.4 1.5c0 3.2-3 5.9-7.4 9.1Z" />
    </svg>
  )
}

export function CommentIcon() {
  return (
    <svg {...outline} fill="none">
      <path d="M3 5.5A2 2 0 0 1 5 3.5h10a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H9.5L5.5 17v-3.5H5a2 2 0 0 1-2-2Z" />
    </svg>
  )
}
