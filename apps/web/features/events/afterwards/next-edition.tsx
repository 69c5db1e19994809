import {eventPath} from '@site/schemas/routes/document-path'
import {getTranslations} from 'next-intl/server'
import {ButtonLink} from '#/ui/controls/button.tsx'
import {DateBlock} from '#/ui/texts/date-block.tsx'
import {Link} from '#/ui/links/link.tsx'
import {LocalizedText} from '#/ui/texts/localized-text.tsx'
import {Sash} from '#/ui/graphics/sash.tsx'
import {PlaceAndPrice} from '../admission/place-and-price.tsx'
import type {Event} from '../events-queries.ts'
import {getComingEvent, getNextEdition} from './afterwards-queries.ts'

/** Where a volunteer has chosen no next edition, another event to come is shown. */
export async function NextEdition({event: {nextEdition, kind}}: {event: Event}) {
  const [t, chosen] = await Promise.all([
    getTranslations('event'),
    nextEdition ? getNextEdition(nextEdition) : undefined,
  ])
  const event = chosen ?? (await getComingEvent(kind))
  if (!event) return null
  const title = <LocalizedText text={event.title} />
  return (
    <section aria-labelledby="next-edition" className="frame mt-10">
      <div className="overflow-hidden rounded-card border border-line bg-raised">
        <Sash />
        <div className="flex flex-wrap items-end justify-between gap-6 p-6 sm:p-8 md:gap-x-12">
          <div className="max-w-[40rem] flex-[1_1_24rem]">
            <p className="text-muted">{t(chosen ? 'nextEdition' : 'another')}</p>
            <h2 id="next-edition" className="mt-1 text-h2">
              {chosen ? (
                title
              ) : (
                <Link
                  href={eventPath(event)}
                  className="inline-flex min-h-11 items-center hover:underline hover:decoration-2 hover:underline-offset-4"
                >
                  {title}
                </Link>
              )}
            </h2>
            <PlaceAndPrice event={event} className="mt-2" />
          </div>
          <div className="border-s-4 border-accent ps-6">
            <DateBlock {...event} />
          </div>
          {chosen ? (
            <ButtonLink href={eventPath(event)}>{t('details')}</ButtonLink>
          ) : (
            <ButtonLink href="/renginiai" variant="quiet">
              {t('upcoming')}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  )
}
