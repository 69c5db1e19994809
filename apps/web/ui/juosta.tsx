/** The woven sash: marks section breaks and the footer. Decoration only. */
export function Juosta({className = ''}: {className?: string}) {
  return (
    <div
      aria-hidden="true"
      className={`h-[21px] bg-[url(/juosta.svg)] bg-[length:auto_100%] bg-repeat-x forced-colors:hidden ${className}`}
    />
  )
}
