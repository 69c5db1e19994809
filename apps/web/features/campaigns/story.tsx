import {useLocale, useTranslations} from 'next-intl'
import type {Campaign} from './campaigns-queries.ts'
import {localizeText} from '#/i18n/localize.ts'
import {formatPounds} from '#/ui/format-pounds.ts'
import {RichText} from '#/ui/rich-text.tsx'
import {ShareButton} from '#/ui/share-button.tsx'
import {DonateButton} from '#/features/donations/donate-button.tsx'

/** The campaign in its volunteers' words; beside it the sum that is hoped for. */
export function Story({campaign}: {campaign: Campaign}) {
  const locale = useLocale()
  const t = useTranslations('campaign')
  return (
    <div className="frame grid gap-x-16 gap-y-10 pt-10 md:pt-14 lg:grid-cols-[minmax(0,64ch)_1fr]">
      <RichText body={campaign.body} />
      <aside className="grid gap-6 self-start lg:sticky lg:top-8 lg:mt-6">
        {campaign.targetAmount != null && (
          <p className="font-serif text-h2 font-semibold">
            {t('target', {sum: formatPounds(campaign.targetAmount, locale)})}
          </p>
        )}
        <p className="empty:hidden">
          <DonateButton campaign={campaign} />
        </p>
        <div className="border-s-4 border-accent ps-6 noscript:hidden">
          <h2 className="text-h3">{t('tell')}</h2>
          <p className="mt-2 mb-2">{t('tellText')}</p>
          <div className="-ms-2">
            <ShareButton title={localizeText(campaign.name, locale)} path={campaign.path} />
          </div>
        </div>
      </aside>
    </div>
  )
}
