import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {getTranslations, setRequestLocale} from 'next-intl/server'
import {ButtonLink} from '../../../components/button-link.tsx'
import {ResultPage} from '../../../components/results/result-page.tsx'
import {resultMetadata} from '../../../metadata/result-metadata.ts'

type Props = PageProps<'/[locale]/christmas-cancelled'>

export async function generateMetadata({params}: Props): Promise<Metadata> {
  return resultMetadata('ticket.cancelled', '/christmas-cancelled', (await params).locale as Locale)
}

export default async function TicketCancelledPage({params}: Props) {
  setRequestLocale((await params).locale as Locale)
  const t = await getTranslations('ticket')
  return (
    <ResultPage
      title={t('cancelled.title')}
      buttons={
        <>
          <ButtonLink href="/renginiai/kaledos">{t('toEvent')}</ButtonLink>
          <ButtonLink href="/" look="quiet">
            {t('home')}
          </ButtonLink>
        </>
      }
    >
      <p>{t('cancelled.text')}</p>
    </ResultPage>
  )
}
