import {formatPounds} from '@site/schemas/money/format-money'
import {useLocale, useTranslations} from 'next-intl'
import type {ReactNode} from 'react'
import {type Bilingual, formatList, localizeText} from '#/i18n/localize.ts'
import {Link} from '#/ui/links/link.tsx'
import {Picture, type PictureImage} from '#/ui/pictures/picture.tsx'

interface CommunityLinksProps {
  schools: {name: Bilingual<string>; image: PictureImage | null}[]
  groups: {name: Bilingual<string>}[]
  albums: {title: Bilingual<string>; photo: PictureImage | null}[]
  /** The fee is in pounds a year. */
  fee: number | null | undefined
}

export function CommunityLinks({schools, groups, albums, fee}: CommunityLinksProps) {
  const locale = useLocale()
  const t = useTranslations('home')
  const names = (texts: Bilingual<string>[]) =>
    formatList(
      texts.map((text) => localizeText(text, locale)),
      locale,
    )
  return (
    <section
      aria-labelledby="belong"
      className="frame grid gap-x-16 gap-y-8 pt-12 md:grid-cols-[2fr_3fr] md:pt-24"
    >
      <Picture
        image={schools[0]?.image ?? albums[0]?.photo ?? null}
        ratio={1}
        sizes="(min-width: 75rem) 26.4rem, (min-width: 48rem) 35vw, 92vw"
        decorative
        className="rounded-card max-md:hidden"
      />
      <div className="self-center">
        <h2 id="belong" className="text-h2">
          {t('belong')}
        </h2>
        <ul className="mt-6 divide-y divide-line border-y border-line">
          <CommunityLink
            href="/mokykleles"
            title={t('schools')}
            text={names(schools.map(({name}) => name))}
          />
          <CommunityLink href="/grupes" title={t('groups')} text={names(groups.map(({name}) => name))} />
          <CommunityLink
            href="/fotografijos"
            title={t('photos')}
            text={names(albums.map(({title}) => title))}
          />
          <CommunityLink
            href="/taptinariu"
            title={t('membership')}
            text={fee ? t('fee', {fee: formatPounds(locale, fee)}) : ''}
          />
        </ul>
      </div>
    </section>
  )
}

function CommunityLink({href, title, text}: {href: string; title: string; text: ReactNode}) {
  return (
    <li className="relative py-4 sm:py-5">
      <h3 className="text-h3">
        <Link
          href={href}
          className="after:absolute after:inset-0 hover:underline hover:decoration-2 hover:underline-offset-4"
        >
          {title}
        </Link>
      </h3>
      {text && <p className="mt-1 text-muted">{text}</p>}
    </li>
  )
}
