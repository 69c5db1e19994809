/** The woven sash (juosta) marks section breaks and the footer. It is decorative. */
export function Sash({className = ''}: {className?: string}) {
  return <div aria-hidden="true" className={`sash ${className}`} />
}

export function SashMark({className = ''}: {className?: string}) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 7 7"
      width="7"
      height="7"
      shapeRendering="crispEdges"
      className={`size-3.5 flex-none ${className}`}
    >
      <path className="fill-give" d="M3 0h1v1h1v1h1v1h1v1H6v1H5v1H4v1H3V6H2V5H1V4H0V3h1V2h1V1h1z" />
      <path className="fill-accent" d="M3 2h1v1h1v1H4v1H3V4H2V3h1z" />
    </svg>
  )
}
