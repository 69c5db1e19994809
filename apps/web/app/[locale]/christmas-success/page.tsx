import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {getTranslations, setRequestLocale} from 'next-intl/server'
import {CheckoutResult} from '#/ui/checkout/checkout-result.tsx'
import {ResultPage} from '#/ui/checkout/result-page.tsx'
import {SessionId} from '#/ui/checkout/session-id.tsx'
import {UnknownPayment} from '#/ui/checkout/unknown-payment.tsx'
import {TicketButtons} from '#/features/events/ticket-buttons.tsx'
import {resultMetadata} from '#/seo/page-metadata.ts'

type Props = PageProps<'/[locale]/christmas-success'>

export async function generateMetadata({params}: Props): Promise<Metadata> {
  return resultMetadata('ticket.success', '/christmas-success', (await params).locale as Locale)
}

export default async function TicketSuccessPage({params}: Props) {
  setRequestLocale((await params).locale as Locale)
  const t = await getTranslations('ticket')
  const buttons = <TicketButtons />
  const orderNumber = <SessionId characters={-8} label={t('success.reference')} />
  return (
    <CheckoutResult
      processing={t('success.processing')}
      paid={
        <ResultPage title={t('success.thanks')} buttons={buttons}>
          <p>{t('success.text')}</p>
          {orderNumber}
        </ResultPage>
      }
      unpaid={
        <ResultPage title={t('success.unpaid')} buttons={buttons}>
          <p>{t('success.unpaidText')}</p>
          <p>{t('success.unpaidHint')}</p>
        </ResultPage>
      }
      unknown={<UnknownPayment buttons={buttons}>{orderNumber}</UnknownPayment>}
      neutral={
        <ResultPage title={t('success.title')} buttons={buttons}>
          <p>{t('success.neutral')}</p>
        </ResultPage>
      }
    />
  )
}
