import {useTranslations} from 'next-intl'
import {ButtonLink} from '#/ui/controls/button.tsx'
import {SearchForm} from '#/ui/forms/search-form.tsx'
import {Sash} from '#/ui/graphics/sash.tsx'
import {notFoundScript} from './not-found-script.ts'

export function NotFoundMessage() {
  const t = useTranslations('notFound')
  const news = useTranslations('news')
  const event = useTranslations('event')
  return (
    <div className="frame py-16 md:py-24">
      <h1 className="text-h1">{t('title')}</h1>
      <Sash className="mt-8 max-w-md" />
      <p className="measure mt-8 text-lead">{t('text')}</p>
      <div className="mt-8">
        <SearchForm id="lost-query" />
      </div>
      <p className="mt-8 flex flex-wrap gap-3">
        <ButtonLink href="/">{t('home')}</ButtonLink>
        <ButtonLink href="/naujienos" variant="quiet">
          {news('title')}
        </ButtonLink>
        <ButtonLink href="/renginiai" variant="quiet">
          {event('title')}
        </ButtonLink>
      </p>
      <script dangerouslySetInnerHTML={{__html: notFoundScript}} />
    </div>
  )
}
