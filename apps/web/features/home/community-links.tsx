import {useFormatter, useLocale, useTranslations} from 'next-intl'
import type {ReactNode} from 'react'
import type {Album} from '#/features/albums/albums-queries.ts'
import type {Group} from '#/features/groups/groups-queries.ts'
import type {SchoolCard} from '#/features/schools/schools-queries.ts'
import {localizeText} from '#/i18n/localize.ts'
import {Link} from '#/i18n/navigation.ts'
import {formatList} from '#/i18n/intl-locale.ts'
import {formatPounds} from '#/ui/format-pounds.ts'
import {Picture} from '#/ui/picture.tsx'

interface BelongProps {
  schools: SchoolCard[]
  groups: Group[]
  albums: Album[]
  /** Pounds a year; unknown until a volunteer enters it. */
  fee: number | null | undefined
}

/** Where in the community one may find one's place: a picture beside a few generous lines, not cards. */
export function Belong({schools, groups, albums, fee}: BelongProps) {
  const format = useFormatter()
  const locale = useLocale()
  const t = useTranslations('home')
  const names = (texts: {lt?: string | null; en?: string | null}[]) =>
    formatList(
      texts.map((text) => localizeText(text, locale)),
      locale,
    )
  return (
    <section
      aria-labelledby="belong"
      className="frame grid gap-x-16 gap-y-8 pt-16 md:grid-cols-[2fr_3fr] md:pt-24"
    >
      <Picture
        image={schools[0]?.image ?? albums[0]?.photos?.[0] ?? null}
        ratio={1}
        sizes="(min-width: 75rem) 26rem, (min-width: 48rem) 38vw, 92vw"
        decorative
        className="rounded-card max-md:hidden"
      />
      <div className="self-center">
        <h2 id="belong" className="text-h2">
          {t('belong')}
        </h2>
        <ul className="mt-6 divide-y divide-line border-y border-line">
          <Door href="/mokykleles" title={t('schools')} text={names(schools.map(({name}) => name ?? {}))} />
          <Door href="/grupes" title={t('groups')} text={names(groups.map(({name}) => name ?? {}))} />
          <Door href="/fotografijos" title={t('photos')} text={names(albums.map(({title}) => title ?? {}))} />
          <Door
            href="/taptinariu"
            title={t('membership')}
            text={fee ? t('fee', {fee: formatPounds(format, fee)}) : ''}
          />
        </ul>
      </div>
    </section>
  )
}

function Door({href, title, text}: {href: string; title: string; text: ReactNode}) {
  return (
    <li className="relative py-5">
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
