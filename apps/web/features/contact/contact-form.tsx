import type {ReactNode} from 'react'

/** Placeholder for the form that sends a message to the organisers, with its own `h2`. The site takes no messages yet. */
export function ContactForm(): ReactNode {
  return null
}
