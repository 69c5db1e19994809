import {dateInWords} from '@site/schemas/london-time/in-words'
import {useLocale} from 'next-intl'
import type {PublicDocument} from '#/sanity/content-types.ts'
import {LocalizedText} from '../texts/localized-text.tsx'
import {isWebUrl, WebLink} from '../links/web-link.tsx'

export const isReadable = (document: PublicDocument | null | undefined): document is PublicDocument =>
  isWebUrl(document?.href)

/** Documents without a file or link are left out. */
export function DocumentLinks({documents}: {documents: PublicDocument[]}) {
  const locale = useLocale()
  return (
    <ul className="grid gap-2">
      {documents.filter(isReadable).map(({_key, title, href, date}) => (
        <li key={_key ?? href}>
          <WebLink href={href} className="text-link inline-flex min-h-11 items-center">
            <LocalizedText text={title} />
          </WebLink>
          {date && (
            <time dateTime={date} className="block text-small text-muted">
              {dateInWords(date, locale)}
            </time>
          )}
        </li>
      ))}
    </ul>
  )
}
