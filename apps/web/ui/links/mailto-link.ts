interface EmailFields {
  subject?: string
  body?: string
}

/** A `mailto:` URL. Spaces are `%20`, since email programs show a `+` literally. */
export function mailtoLink(email: string, emailFields: EmailFields = {}): string {
  const fields = Object.entries(emailFields).map(([name, text]) => `${name}=${encodeURIComponent(text)}`)
  const address = email.split('@').map(encodeURIComponent).join('@')
  return fields.length > 0 ? `mailto:${address}?${fields.join('&')}` : `mailto:${address}`
}
