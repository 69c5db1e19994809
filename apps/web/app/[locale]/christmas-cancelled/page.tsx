import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {getTranslations, setRequestLocale} from 'next-intl/server'
import {ResultPage} from '#/ui/checkout/result-page.tsx'
import {TicketButtons} from '#/features/events/ticket-buttons.tsx'
import {resultMetadata} from '#/seo/page-metadata.ts'

type Props = PageProps<'/[locale]/christmas-cancelled'>

export async function generateMetadata({params}: Props): Promise<Metadata> {
  return resultMetadata('ticket.cancelled', '/christmas-cancelled', (await params).locale as Locale)
}

export default async function TicketCancelledPage({params}: Props) {
  setRequestLocale((await params).locale as Locale)
  const t = await getTranslations('ticket')
  return (
    <ResultPage title={t('cancelled.title')} buttons={<TicketButtons />}>
      <p>{t('cancelled.text')}</p>
    </ResultPage>
  )
}
