import {useTranslations} from 'next-intl'
import type {ReactNode} from 'react'
import {ButtonLink} from '#/ui/controls/button.tsx'
import {LocalizedText} from '#/ui/texts/localized-text.tsx'
import {Picture} from '#/ui/pictures/picture.tsx'
import {Sash} from '#/ui/graphics/sash.tsx'
import type {HomePage} from './home-queries.ts'

interface HomeHeroProps {
  home: HomePage | null
  greeting: ReactNode
  runBy: ReactNode
}

export function HomeHero({home, greeting, runBy}: HomeHeroProps) {
  const t = useTranslations('home')
  return (
    <section className="@container">
      <div className="frame grid grid-cols-1 gap-x-12 gap-y-6 pt-12 pb-10 md:pt-14 md:pb-14 @min-[60rem]:grid-cols-[3fr_2fr] @min-[60rem]:items-end">
        <div className="min-w-0">
          {greeting}
          <h1 className="text-h1 @min-[60rem]:text-[5.25rem]">
            {home?.title ? <LocalizedText text={home.title} /> : t('title')}
          </h1>
        </div>
        <p className="measure text-lead text-muted">
          <LocalizedText text={home?.text} />
        </p>
        <p className="flex flex-wrap gap-3 self-start">
          <ButtonLink href="/apie-mus">{t('about')}</ButtonLink>
          <ButtonLink href="/taptinariu" variant="quiet">
            {t('join')}
          </ButtonLink>
        </p>
        <div className="measure self-start">{runBy}</div>
      </div>
      <Picture
        image={home?.image ?? null}
        ratio={2}
        narrow={{below: 40, ratio: 4 / 3}}
        sizes="100vw"
        priority
        className="aspect-[4/3] object-cover sm:aspect-[2/1] lg:aspect-[5/2]"
      />
      <Sash />
    </section>
  )
}
