import {useTranslations} from 'next-intl'
import type {AboutPage} from './about-queries.ts'
import {ButtonLink} from '#/ui/button-link.tsx'
import {TextList} from '#/ui/text-list.tsx'

/** Why to become a member, and the way to the application. */
export function Reasons({reasons}: {reasons: AboutPage['reasons']}) {
  const t = useTranslations('about')
  return (
    <section aria-labelledby="reasons" className="mt-16 -mb-20 bg-sunken py-14 md:mt-24 md:-mb-28 md:py-20">
      <div className="frame grid gap-x-16 gap-y-8 md:grid-cols-[1fr_2fr]">
        <h2 id="reasons" className="text-h2">
          {t('reasons')}
        </h2>
        <div>
          {reasons && <TextList lines={reasons} className="mb-8 grid gap-4 text-lead" />}
          <ButtonLink href="/taptinariu">{t('join')}</ButtonLink>
        </div>
      </div>
    </section>
  )
}
