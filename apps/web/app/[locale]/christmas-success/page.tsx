import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {getTranslations, setRequestLocale} from 'next-intl/server'
import {ResultPage} from '#/ui/result-page.tsx'
import {SessionId} from '#/ui/session-id.tsx'
import {TicketButtons} from '#/features/events/ticket-buttons.tsx'
import {resultMetadata} from '#/seo/page-metadata.ts'

type Props = PageProps<'/[locale]/christmas-success'>

export async function generateMetadata({params}: Props): Promise<Metadata> {
  return resultMetadata('ticket.success', '/christmas-success', (await params).locale as Locale)
}

export default async function TicketSuccessPage({params}: Props) {
  setRequestLocale((await params).locale as Locale)
  const t = await getTranslations('ticket')
  return (
    <ResultPage title={t('success.title')} buttons={<TicketButtons />}>
      <p>{t('success.text')}</p>
      <SessionId characters={-8} label={t('success.reference')} />
    </ResultPage>
  )
}
