import {PortableText, type PortableTextComponents} from '@portabletext/react'
import {useLocale} from 'next-intl'
import type {BodyBlocks, LocalizedBody} from '#/sanity/content-types.ts'
import {localize} from '#/i18n/localize.ts'
import type {CaptionedImage} from '../pictures/lightbox-image.tsx'
import {LanguageNote, LocalizedText} from '../texts/localized-text.tsx'
import {hasPicture, Picture} from '../pictures/picture.tsx'
import {RichTextButton} from './rich-text-button.tsx'
import {RichTextDownload} from './rich-text-download.tsx'
import {RichTextLink} from './rich-text-link.tsx'
import {RichTextTable} from './rich-text-table.tsx'
import {RichTextVideo} from './rich-text-video.tsx'

const components: PortableTextComponents = {
  block: {
    normal: ({children}) => <p className="mt-5">{children}</p>,
    h2: ({children}) => <h2 className="mt-12 text-h2">{children}</h2>,
    h3: ({children}) => <h3 className="mt-8 text-h3">{children}</h3>,
    blockquote: ({children}) => (
      <blockquote className="my-8 border-s-4 border-accent ps-6 font-serif text-lead italic">
        {children}
      </blockquote>
    ),
  },
  list: {
    bullet: ({children}) => <ul className="mt-5 list-disc ps-6 marker:text-accent">{children}</ul>,
    number: ({children}) => <ol className="mt-5 list-decimal ps-6 marker:font-semibold">{children}</ol>,
  },
  listItem: ({children}) => <li className="mt-2 ps-1">{children}</li>,
  marks: {
    link: ({value, children}) => <RichTextLink href={value?.href}>{children}</RichTextLink>,
  },
  types: {
    bodyImage: ({value}) => <BodyImage image={value} />,
    sharedPicture: ({value}) => <BodyImage image={value.image} />,
    linkButton: ({value}) => <RichTextButton {...value} />,
    video: ({value}) => <RichTextVideo {...value} />,
    download: ({value}) => <RichTextDownload {...value} />,
    table: ({value}) => <RichTextTable {...value} />,
  },
}

/** Pictures, buttons, videos, files and tables may stand among the text. */
export function RichText({body}: {body: LocalizedBody | null}) {
  const locale = useLocale()
  const localized = localize<BodyBlocks>(body, locale)
  if (!localized) return null
  return (
    <div className="measure" lang={localized.lang === locale ? undefined : localized.lang}>
      {localized.lang !== locale && (
        <p lang={locale}>
          <LanguageNote />
        </p>
      )}
      <PortableText value={localized.value} components={components} />
    </div>
  )
}

function BodyImage({image}: {image: CaptionedImage | null}) {
  if (!image || !hasPicture(image)) return null
  return (
    <figure className="my-8">
      <Picture image={image} sizes="(min-width: 48rem) 40rem, 92vw" className="rounded-card" />
      {image.caption && (
        <figcaption className="mt-2 text-small text-muted">
          <LocalizedText text={image.caption} />
        </figcaption>
      )}
    </figure>
  )
}
