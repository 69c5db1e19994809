import {files} from '@site/schemas/routes/route-table'
import type {Metadata, Viewport} from 'next'
import {hasLocale, NextIntlClientProvider, type Locale} from 'next-intl'
import {getMessages, getTranslations, setRequestLocale} from 'next-intl/server'
import {notFound} from 'next/navigation'
import {AccountDialog} from '#/features/account/account-dialog.tsx'
import {CampaignOfPageProvider} from '#/features/donations/campaign-of-page.tsx'
import {CurrentSectionProvider} from '#/ui/layout/current-section.tsx'
import {SiteFooter} from '#/shell/site-footer.tsx'
import {headScript, previewHeadScript} from '#/shell/head-script.ts'
import {KeptTaps} from '#/shell/kept-taps.tsx'
import {SiteHeader} from '#/shell/site-header.tsx'
import {PreviewLayer} from '#/features/preview/preview-layer.tsx'
import {AdminBanner} from '#/features/account/admin-banner.tsx'
import {StickyHeader} from '#/shell/sticky-header.tsx'
import {Toaster} from '#/ui/toasts/toaster.tsx'
import {clockStart, now} from '#/time/now.ts'
import {currentPreview} from '#/preview/current-preview.ts'
import {fontVariables} from '#/fonts/fonts.ts'
import {getSiteSettings} from '#/site-settings/site-settings-queries.ts'
import {localizeText} from '#/i18n/localize.ts'
import {localizedPath} from '#/i18n/localized-path.ts'
import {londonYear} from '#/time/format-date.ts'
import {env} from '#/environment/env.ts'
import {routing} from '#/i18n/routing.ts'
import '../globals.css'
import '../print.css'

type Props = LayoutProps<'/[locale]'>

export function generateStaticParams() {
  return routing.locales.map((locale) => ({locale}))
}

export const viewport: Viewport = {
  themeColor: [
    {media: '(prefers-color-scheme: light)', color: '#faf5e9'},
    {media: '(prefers-color-scheme: dark)', color: '#151a16'},
  ],
}

export async function generateMetadata({params}: Props): Promise<Metadata> {
  const locale = (await params).locale as Locale
  const name = localizeText((await getSiteSettings())?.name, locale)
  return {
    metadataBase: new URL(env.SITE_URL),
    title: {template: `%s – ${name}`, default: name},
    openGraph: {siteName: name},
    manifest: localizedPath(locale, files.manifest.path),
  }
}

export default async function SiteLayout({params, children}: Props) {
  const {locale} = await params
  if (!hasLocale(routing.locales, locale)) notFound()
  setRequestLocale(locale)
  const [preview, settings, t, messages] = await Promise.all([
    currentPreview(),
    getSiteSettings(),
    getTranslations('site'),
    getMessages(),
  ])
  const giftAidCharity = settings?.giftAidCharity
  const {account, error, image, language, likes, share, site} = messages
  const {adminBanner, button, greeting, loggedOut} = account
  const {text, title, retry} = error
  const {loadFailed, loading, offline} = messages.submission
  return (
    <html lang={locale} className={fontVariables} suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{__html: preview ? previewHeadScript : headScript}} />
      </head>
      <body className="flex min-h-[calc(100*var(--dvh))] flex-col">
        <a
          href="#content"
          className="absolute start-2 top-2 z-30 [transform:translateY(-6rem)] rounded-soft bg-brand px-4 py-3 font-semibold text-on-brand focus:[transform:none]"
        >
          {t('skipToContent')}
        </a>
        <NextIntlClientProvider
          messages={{
            account: {adminBanner, button, greeting, loggedOut},
            error: {text, title, retry},
            image,
            language,
            likes,
            share,
            site,
            // What forms and dialogs say is loaded with them.
            submission: {loadFailed, loading, offline},
          }}
        >
          <CurrentSectionProvider>
            <CampaignOfPageProvider {...(giftAidCharity && {giftAidCharity})}>
              <AdminBanner />
              <StickyHeader>
                <SiteHeader settings={settings} />
              </StickyHeader>
              <main id="content" tabIndex={-1} className="flex-1 pb-20 outline-none md:pb-28 print:pb-0">
                {children}
              </main>
              <SiteFooter
                settings={settings}
                year={londonYear(now().toISOString())}
                clockStart={clockStart}
              />
              <AccountDialog />
              <KeptTaps />
              {/* Nothing for visitors, not even an empty place in the page's data. */}
              {preview ? (
                <>
                  <Toaster />
                  <PreviewLayer locale={locale} />
                </>
              ) : (
                <Toaster />
              )}
            </CampaignOfPageProvider>
          </CurrentSectionProvider>
        </NextIntlClientProvider>
      </body>
    </html>
  )
}
