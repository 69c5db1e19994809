import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {getTranslations, setRequestLocale} from 'next-intl/server'
import {DonateButton} from '#/features/donations/donate-button.tsx'
import {ButtonLink} from '#/ui/controls/button.tsx'
import {ChargedAgain} from '#/ui/checkout/charged-again.tsx'
import {CheckoutResult} from '#/ui/checkout/checkout-result.tsx'
import {ResultPage} from '#/ui/checkout/result-page.tsx'
import {UnknownPayment} from '#/ui/checkout/unknown-payment.tsx'
import {resultMetadata} from '#/seo/page-metadata.ts'

type Props = PageProps<'/[locale]/aukojimas-sekmingai'>

export async function generateMetadata({params}: Props): Promise<Metadata> {
  return resultMetadata('donation.success', '/aukojimas-sekmingai', (await params).locale as Locale)
}

export default async function DonationSuccessPage({params}: Props) {
  setRequestLocale((await params).locale as Locale)
  const t = await getTranslations('donation')
  const home = <ButtonLink href="/">{t('home')}</ButtonLink>
  return (
    <CheckoutResult
      processing={t('success.processing')}
      paid={
        <ResultPage title={t('success.thanks')} buttons={home}>
          <p>{t('success.text')}</p>
          <ChargedAgain every="month">{t('success.monthly')}</ChargedAgain>
          <p>{t('success.confirmation')}</p>
        </ResultPage>
      }
      unpaid={
        <ResultPage
          title={t('success.unpaid')}
          buttons={
            <>
              <DonateButton />
              {home}
            </>
          }
        >
          <p>{t('success.unpaidText')}</p>
          <p>{t('success.unpaidHint')}</p>
        </ResultPage>
      }
      unknown={<UnknownPayment buttons={home} />}
      neutral={
        <ResultPage title={t('success.title')} buttons={home}>
          <p>{t('success.neutral')}</p>
        </ResultPage>
      }
    />
  )
}
