import {useTranslations} from 'next-intl'
import type {GroupsPage} from './groups-queries.ts'
import {mailtoLink} from '#/ui/mailto-link.ts'
import {LocalizedText} from '#/ui/localized-text.tsx'
import {RichText} from '#/ui/rich-text.tsx'
import {TextList} from '#/ui/text-list.tsx'

interface AboutGroupsProps {
  page: GroupsPage | null
  /** Where questions go. */
  email: string | null
}

/** What is true of all groups, what one gets out of them, and whom to ask. */
export function AboutGroups({page, email}: AboutGroupsProps) {
  const t = useTranslations('group')
  const {generalInfo, benefits, contactText} = page ?? {}
  return (
    <div className="frame grid gap-x-16 gap-y-12 pt-16 md:pt-20 lg:grid-cols-2">
      {generalInfo && (
        <section aria-labelledby="general-info">
          <h2 id="general-info" className="text-h2">
            {t('generalInfo')}
          </h2>
          <RichText body={generalInfo} />
        </section>
      )}
      <div className="grid content-start gap-12">
        {benefits && benefits.length > 0 && (
          <section aria-labelledby="benefits">
            <h2 id="benefits" className="mb-5 text-h2">
              {t('benefits')}
            </h2>
            <TextList lines={benefits} className="grid gap-3" />
          </section>
        )}
        {(contactText || email) && (
          <section aria-labelledby="contact" className="border-s-4 border-accent ps-6">
            <h2 id="contact" className="text-h3">
              {t('contact')}
            </h2>
            <p className="mt-2 empty:hidden">
              <LocalizedText text={contactText} />
            </p>
            {email && (
              <p className="mt-1">
                <a href={mailtoLink(email)} className="text-link inline-block py-1.5 wrap-anywhere">
                  {email}
                </a>
              </p>
            )}
          </section>
        )}
      </div>
    </div>
  )
}
