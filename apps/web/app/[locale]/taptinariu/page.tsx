import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {getTranslations, setRequestLocale} from 'next-intl/server'
import {getAboutPage} from '#/features/about/about-queries.ts'
import {HowToBecomeAMember} from '#/features/membership/how-to-become-a-member.tsx'
import {MembershipBenefits, MembershipHero} from '#/features/membership/membership-sections.tsx'
import {getMembershipPage} from '#/features/membership/membership-queries.ts'
import {getPagePicture} from '#/features/opengraph-image/page-picture.ts'
import {pageMetadata} from '#/seo/page-metadata.ts'
import {getSiteSettings} from '#/site-settings/site-settings-queries.ts'
import {PrintAddress} from '#/ui/links/print-address.tsx'
import {londonYear} from '#/time/format-date.ts'
import {now} from '#/time/now.ts'

type Props = PageProps<'/[locale]/taptinariu'>

export async function generateMetadata({params}: Props): Promise<Metadata> {
  const locale = (await params).locale as Locale
  const [page, t] = await Promise.all([
    getMembershipPage(),
    getTranslations({locale, namespace: 'membership'}),
  ])
  return pageMetadata({
    locale,
    path: '/taptinariu',
    image: await getPagePicture('/taptinariu'),
    title: page?.title ?? t('title'),
    description: page?.text,
    seo: page?.seo,
  })
}

export default async function MembershipPage({params}: Props) {
  setRequestLocale((await params).locale as Locale)
  const [page, about, settings] = await Promise.all([getMembershipPage(), getAboutPage(), getSiteSettings()])
  const eligibility = about?.eligibility
  return (
    <>
      <PrintAddress path="/taptinariu" />
      <MembershipHero
        page={page}
        settings={settings}
        eligibility={eligibility}
        year={londonYear(now().toISOString())}
      />
      <HowToBecomeAMember page={page} settings={settings} hasEligibility={Boolean(eligibility?.length)} />
      <MembershipBenefits page={page} />
    </>
  )
}
