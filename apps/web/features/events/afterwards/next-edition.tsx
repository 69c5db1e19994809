import {eventPath} from '@site/schemas/routes/document-path'
import {getTranslations} from 'next-intl/server'
import {ButtonLink} from '#/ui/button.tsx'
import {DateBlock} from '#/ui/date-block.tsx'
import {LocalizedText} from '#/ui/localized-text.tsx'
import {Sash} from '#/ui/sash.tsx'
import {PlaceAndPrice} from '../admission/place-and-price.tsx'
import {getNextEdition} from './afterwards-queries.ts'

/** On the page of a past event: the next one of its kind. */
export async function NextEdition({id}: {id: string}) {
  const [t, event] = await Promise.all([getTranslations('event'), getNextEdition(id)])
  if (!event) return null
  return (
    <section aria-labelledby="next-edition" className="frame mt-10">
      <div className="overflow-hidden rounded-card border border-line bg-raised">
        <Sash />
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6 p-6 sm:p-8">
          <div className="max-w-[40rem] flex-[1_1_24rem]">
            <p className="text-muted">{t('nextEdition')}</p>
            <h2 id="next-edition" className="mt-1 text-h2">
              <LocalizedText text={event.title} />
            </h2>
            <p className="mt-2 empty:hidden">
              <LocalizedText text={event.description} />
            </p>
            <PlaceAndPrice event={event} className="mt-2" />
            <p className="mt-6">
              <ButtonLink href={eventPath(event)}>{t('details')}</ButtonLink>
            </p>
          </div>
          <div className="border-s-4 border-accent ps-6">
            <DateBlock {...event} />
          </div>
        </div>
      </div>
    </section>
  )
}
