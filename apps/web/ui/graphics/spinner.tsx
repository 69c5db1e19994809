interface SpinnerProps {
  className?: string
}

/** Turns while something is being done. Decorative: the text beside it says what. */
export function Spinner({className = 'size-5 border-2'}: SpinnerProps) {
  return (
    <span
      aria-hidden="true"
      className={`inline-block flex-none animate-spin rounded-full border-current border-t-transparent motion-reduce:animate-none ${className}`}
    />
  )
}
