import type {ReactNode} from 'react'

/** Where the front page greets who is logged in. There are no accounts yet. */
export function Greeting(): ReactNode {
  return null
}
