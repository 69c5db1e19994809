import type {ReactNode} from 'react'

/** Where the form for a message to the organisers goes, with a heading (`h2`) of its own. Messages are not taken on the site yet. */
export function ContactForm(): ReactNode {
  return null
}
