import {useTranslations} from 'next-intl'
import type {TitledText} from '#/sanity/content-types.ts'
import {LocalizedText} from '#/ui/texts/localized-text.tsx'
import {mailtoLink} from '#/ui/links/contact-urls.ts'
import {RichText} from '#/ui/rich-text/rich-text.tsx'
import {PointList, TextList} from '#/ui/texts/text-lists.tsx'
import type {GroupsPage} from './groups-queries.ts'

export function HowToJoinGroup({steps}: {steps: TitledText[] | null}) {
  const t = useTranslations('group')
  if (!steps?.length) return null
  return (
    <section aria-labelledby="how-to-join" className="mt-16 bg-sunken py-14 md:mt-24 md:py-20">
      <div className="frame">
        <h2 id="how-to-join" className="mb-8 text-h2">
          {t('steps')}
        </h2>
        <PointList points={steps} variant="steps" />
      </div>
    </section>
  )
}

interface AboutGroupsProps {
  page: GroupsPage | null
  email: string | null
}

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
                <a
                  href={mailtoLink(email)}
                  className="text-link inline-flex min-h-11 items-center wrap-anywhere"
                >
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
