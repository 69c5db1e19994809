import {files} from '@site/schemas/routes/route-table'
import {useLocale, useTranslations} from 'next-intl'
import type {ReactNode} from 'react'
import {RunBy} from '#/features/about/run-by.tsx'
import {NewsletterSignUp} from '#/features/newsletter/newsletter-sign-up.tsx'
import {localizedPath} from '#/i18n/localized-path.ts'
import {Link} from '#/ui/links/link.tsx'
import {menu, moreMenu} from '#/routes/pages.ts'
import type {SiteSettings} from '#/site-settings/site-settings-queries.ts'
import {LocalizedText} from '#/ui/texts/localized-text.tsx'
import {Sash} from '#/ui/graphics/sash.tsx'
import {FooterContacts} from './footer-contacts.tsx'

interface SiteFooterProps {
  settings: SiteSettings | null
  year: string
}

export function SiteFooter({settings, year}: SiteFooterProps) {
  const locale = useLocale()
  const t = useTranslations('footer')
  const navigation = useTranslations('navigation')
  return (
    <footer aria-label={t('label')} className="bg-pine text-on-pine">
      <Sash />
      <div className="frame grid grid-cols-1 gap-x-8 gap-y-2 pt-4 pb-3 sm:grid-cols-2 sm:gap-y-10 sm:py-12 lg:grid-cols-[1.2fr_1.4fr_1.1fr_1.3fr]">
        <div>
          <p className="font-serif text-h3 font-semibold">
            <LocalizedText text={settings?.name} />
          </p>
          <p className="mt-2 max-w-sm text-on-pine-muted max-sm:hidden">
            <LocalizedText text={settings?.tagline} />
          </p>
          <RunBy
            settings={settings}
            className="mt-1 max-w-sm text-small text-on-pine-muted sm:mt-3"
            linkClass="underline underline-offset-4 hover:decoration-2"
          />
        </div>
        <FooterContacts settings={settings} />
        <section>
          <h2 className="text-h3 max-sm:sr-only">{t('pages')}</h2>
          <ul className="flex flex-wrap gap-x-3 text-small sm:mt-2 sm:block sm:columns-2 sm:text-base">
            {[...menu, ...moreMenu].map(({path, label}) => (
              <li key={path}>
                <Link href={path} className={footerLink}>
                  {navigation(label)}
                </Link>
              </li>
            ))}
            <li>
              <Link href="/paieska" prefetch={false} className={footerLink}>
                {navigation('search')}
              </Link>
            </li>
            <FileLink href={localizedPath(locale, files.calendar.path)}>{t('calendar')}</FileLink>
            <FileLink href={localizedPath(locale, files.rss.path)}>{t('rss')}</FileLink>
          </ul>
        </section>
        <NewsletterSignUp email={settings?.contacts?.email} />
      </div>
      <div className="frame sm:pb-14">
        <div className="flex flex-wrap items-center gap-x-3 border-t border-on-pine-muted/25 pt-1 text-small text-on-pine-muted sm:gap-x-8 sm:py-4">
          <Link href="/terms" className={footerLink}>
            {t('terms')}
          </Link>
          <Link href="/privacy" className={footerLink}>
            {t('privacy')}
          </Link>
          <Link href="/prieinamumas" className={footerLink}>
            {t('accessibility')}
          </Link>
          {settings?.hasPress && (
            <Link href="/kontaktai#press" className={footerLink}>
              {t('press')}
            </Link>
          )}
          {/* At the end of the page the link to its top lies beside this on a phone, below it elsewhere: not on the links. */}
          <p className="me-auto max-sm:flex max-sm:w-full max-sm:flex-wrap max-sm:items-center max-sm:after:h-16 max-sm:after:w-36 sm:order-first sm:py-2">
            <span className="max-sm:flex-[1_1_8rem]">
              © {year} <LocalizedText text={settings?.name} />
            </span>
          </p>
        </div>
      </div>
    </footer>
  )
}

const footerLink =
  'inline-flex min-h-11 min-w-11 items-center underline underline-offset-4 hover:decoration-2'

/** The router must not handle a link to a file. */
function FileLink({href, children}: {href: string; children: ReactNode}) {
  return (
    <li>
      <a href={href} className={footerLink}>
        {children}
      </a>
    </li>
  )
}
