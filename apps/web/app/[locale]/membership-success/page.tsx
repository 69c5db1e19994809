import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {getTranslations, setRequestLocale} from 'next-intl/server'
import {resultMetadata} from '#/seo/page-metadata.ts'
import {PaidFee} from '#/features/membership/paid-fee.tsx'
import {ButtonLink} from '#/ui/controls/button.tsx'
import {ChargedAgain} from '#/ui/checkout/charged-again.tsx'
import {CheckoutResult} from '#/ui/checkout/checkout-result.tsx'
import {ResultPage} from '#/ui/checkout/result-page.tsx'
import {SessionId} from '#/ui/checkout/session-id.tsx'
import {UnknownPayment} from '#/ui/checkout/unknown-payment.tsx'

type Props = PageProps<'/[locale]/membership-success'>

const PROCESSING_MS = 1000

export async function generateMetadata({params}: Props): Promise<Metadata> {
  return resultMetadata('membershipSuccess', '/membership-success', (await params).locale as Locale)
}

export default async function MembershipSuccessPage({params}: Props) {
  setRequestLocale((await params).locale as Locale)
  const t = await getTranslations('membershipSuccess')
  const home = <ButtonLink href="/">{t('home')}</ButtonLink>
  const sessionId = <SessionId characters={16} label={t('paymentId')} />
  return (
    <CheckoutResult
      processing={t('processing')}
      processingMs={PROCESSING_MS}
      paid={
        <ResultPage title={t('thanks')} buttons={home}>
          <p>{t('text')}</p>
          <ChargedAgain every="year">{t('yearly')}</ChargedAgain>
          <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-base">
            <PaidFee label={t('amount')} />
            <dt className="text-muted">{t('method')}</dt>
            <dd className="font-semibold">{t('cardProvider')}</dd>
          </dl>
          {sessionId}
        </ResultPage>
      }
      unpaid={
        <ResultPage
          title={t('unpaid')}
          buttons={
            <>
              <ButtonLink href="/taptinariu">{t('again')}</ButtonLink>
              {home}
            </>
          }
        >
          <p>{t('unpaidText')}</p>
          <p>{t('unpaidHint')}</p>
          {sessionId}
        </ResultPage>
      }
      unknown={<UnknownPayment buttons={home}>{sessionId}</UnknownPayment>}
      neutral={
        <ResultPage title={t('title')} buttons={home}>
          <p>{t('neutral')}</p>
        </ResultPage>
      }
    />
  )
}
