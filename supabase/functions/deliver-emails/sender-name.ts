/** A sender that already has a name keeps it. */
export function withSenderName(sender: string, name: string): string {
  if (sender.includes('<')) return sender
  const shown = name.replaceAll(/[<>"\\]/g, '').trim()
  return shown === '' ? sender : `${needsQuotes.test(shown) ? `"${shown}"` : shown} <${sender.trim()}>`
}

/** RFC 5322: these have a meaning in an address. */
const needsQuotes = /[()[\]:;@,.]/
