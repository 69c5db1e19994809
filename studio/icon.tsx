/** A piece of the woven sash: the community's mark in the corner of the Studio. */
export function SashIcon() {
  return (
    <svg viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true" style={{background: '#1f4d3a'}}>
      <path d="M12 3 21 12 12 21 3 12Z" fill="#e0a236" />
      <path d="M12 7.5 16.5 12 12 16.5 7.5 12Z" fill="#a3392a" />
      <path d="M0 0H5L0 5ZM24 0V5L19 0ZM0 24V19L5 24ZM24 24H19L24 19Z" fill="#f4ecd8" />
    </svg>
  )
}
