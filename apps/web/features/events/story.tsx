import {useLocale} from 'next-intl'
import type {BodyBlocks} from '#/sanity/content-types.ts'
import type {Event} from './events-queries.ts'
import {localize} from '#/i18n/localize.ts'
import {RichText} from '#/ui/rich-text.tsx'
import {WhenAndWhere} from './when-and-where.tsx'

/** An event's text, and at its side when and where; without a text, these alone. */
export function Story({event}: {event: Event}) {
  const locale = useLocale()
  if (!localize<BodyBlocks>(event.body, locale)) {
    return (
      <div className="frame mt-10 grid md:mt-14">
        <WhenAndWhere event={event} look="alone" />
      </div>
    )
  }
  return (
    <div className="frame mt-10 grid gap-x-16 gap-y-8 md:mt-14 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="lg:-mt-5">
        <RichText body={event.body} />
      </div>
      <WhenAndWhere event={event} look="beside" />
    </div>
  )
}
