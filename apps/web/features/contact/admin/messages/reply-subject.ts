/** The subject gets one `Re:`, however often the message was answered already. */
export function replySubject(subject: string): string {
  return `Re: ${subject.replace(/^(?:\s*re\s*:)+\s*/i, '')}`
}
