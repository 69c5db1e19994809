import {files} from '@site/schemas/routes/route-table'
import {useLocale, useTranslations} from 'next-intl'
import type {ReactNode} from 'react'
import {RunBy} from '#/features/about/run-by.tsx'
import {NewsletterSignUp} from '#/features/newsletter/newsletter-sign-up.tsx'
import {localizedPath} from '#/i18n/localized-path.ts'
import {Link} from '#/ui/link.tsx'
import {menu, moreMenu} from '#/routes/pages.ts'
import type {SiteSettings} from '#/site-settings/site-settings-queries.ts'
import {LocalizedText} from '#/ui/localized-text.tsx'
import {Sash} from '#/ui/sash.tsx'
import {FooterContacts, SocialLinks} from './footer-contacts.tsx'

interface SiteFooterProps {
  settings: SiteSettings | null
  year: string
}

/** The footer: newsletter, contacts, more pages, social links and legal pages. */
export function SiteFooter({settings, year}: SiteFooterProps) {
  const locale = useLocale()
  const t = useTranslations('footer')
  const navigation = useTranslations('navigation')
  return (
    <footer aria-label={t('label')} className="bg-pine text-on-pine">
      <Sash />
      <div className="frame grid grid-cols-1 gap-x-8 gap-y-10 py-12 sm:grid-cols-2 lg:grid-cols-[1.5fr_1.7fr_1fr_1.1fr]">
        <div>
          <p className="font-serif text-h3 font-semibold">
            <LocalizedText text={settings?.name} />
          </p>
          <p className="mt-2 max-w-sm text-on-pine-muted">
            <LocalizedText text={settings?.tagline} />
          </p>
          <RunBy
            settings={settings}
            className="mt-3 max-w-sm text-small text-on-pine-muted"
            linkClass="underline underline-offset-4 hover:decoration-2"
          />
          <NewsletterSignUp email={settings?.contacts?.email} />
        </div>
        <FooterContacts settings={settings} />
        <section>
          <h2 className="text-h3">{t('pages')}</h2>
          <ul className="mt-2 max-sm:columns-[8rem]">
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
          </ul>
        </section>
        <section>
          <h2 className="text-h3">{t('follow')}</h2>
          <ul className="mt-2">
            <SocialLinks links={settings?.socialLinks ?? null} className={footerLink} />
            <FileLink href={localizedPath(locale, files.calendar.path)}>{t('calendar')}</FileLink>
            <FileLink href={localizedPath(locale, files.rss.path)}>{t('rss')}</FileLink>
          </ul>
        </section>
      </div>
      {/* At the end of the page the link to its top lies below the last links, not on them. */}
      <div className="frame pb-14">
        <div className="flex flex-wrap items-center gap-x-8 gap-y-1 border-t border-on-pine-muted/25 py-4 text-small text-on-pine-muted">
          <p className="me-auto py-2">
            © {year} <LocalizedText text={settings?.name} />
          </p>
          {settings?.hasPress && (
            <Link href="/kontaktai#press" className={footerLink}>
              {t('press')}
            </Link>
          )}
          <Link href="/terms" className={footerLink}>
            {t('terms')}
          </Link>
          <Link href="/privacy" className={footerLink}>
            {t('privacy')}
          </Link>
          <Link href="/prieinamumas" className={footerLink}>
            {t('accessibility')}
          </Link>
        </div>
      </div>
    </footer>
  )
}

const footerLink = 'inline-flex min-h-11 items-center underline underline-offset-4 hover:decoration-2'

/** A link to a file, which the router must not handle. */
function FileLink({href, children}: {href: string; children: ReactNode}) {
  return (
    <li>
      <a href={href} className={footerLink}>
        {children}
      </a>
    </li>
  )
}
