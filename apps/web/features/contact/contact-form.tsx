import type {ReactNode} from 'react'

/** Placeholder for the contact form, which brings its own `h2`. The site takes no messages yet. */
export function ContactForm(): ReactNode {
  return null
}
