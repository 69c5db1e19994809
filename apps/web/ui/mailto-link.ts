interface Letter {
  subject?: string
  body?: string
}

/** Address of a link that begins a letter. Spaces are `%20`: mail programs show a `+` as it is. */
export function mailtoLink(email: string, letter: Letter = {}): string {
  const fields = Object.entries(letter).map(([name, text]) => `${name}=${encodeURIComponent(text)}`)
  const address = email.split('@').map(encodeURIComponent).join('@')
  return fields.length > 0 ? `mailto:${address}?${fields.join('&')}` : `mailto:${address}`
}
