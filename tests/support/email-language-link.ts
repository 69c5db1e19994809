import type {Email} from './inbox.ts'

/** Path and query of the link that changes the language of all emails, to open on the site under test. */
export function emailLanguageLink({text}: Email): string {
  const link = /https?:\/\/\S+\/laiskai\/kalba\?\S+/.exec(text)?.[0]
  if (!link) throw new Error(`There is no link to the language in: ${text}`)
  const {pathname, search} = new URL(link)
  return pathname + search
}
