/** If the line breaks here, the dot stays at its end. */
export function Separator() {
  return <span aria-hidden="true">{'\u00a0· '}</span>
}
