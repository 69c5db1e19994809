interface LineIconProps {
  path: string
  className?: string
}

/** The icon is decorative and has the colour of the text. */
export function LineIcon({path, className = 'size-5'}: LineIconProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 20 20"
      width="20"
      height="20"
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

export function CloseIcon({className}: {className?: string}) {
  return <LineIcon path="m4 4 12 12M16 4 4 16" className={className} />
}
