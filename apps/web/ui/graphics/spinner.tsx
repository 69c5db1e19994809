interface SpinnerProps {
  className?: string
}

/** The spinner is decorative: the text beside it says what is being done. */
export function Spinner({className = 'size-5 border-2'}: SpinnerProps) {
  return (
    <span
      aria-hidden="true"
      className={`inline-block flex-none animate-spin rounded-full border-current border-t-transparent motion-reduce:animate-none ${className}`}
    />
  )
}
