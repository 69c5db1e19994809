import {dateInWords} from '@site/schemas/london-time/in-words'
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
  /** Where the clock of the pages started, if it is not the real one. */
  clockStart: string | undefined
}

export function SiteFooter({settings, year, clockStart}: SiteFooterProps) {
  const locale = useLocale()
  const t = useTranslations('footer')
  const navigation = useTranslations('navigation')
  return (
    <footer aria-label={t('label')} className="@container bg-pine text-on-pine">
      <Sash />
      <div className="frame grid grid-cols-1 gap-x-8 gap-y-2 pt-3 pb-2 @2xl:grid-cols-2 @2xl:gap-y-10 @2xl:py-12 @5xl:grid-cols-[1.2fr_1.4fr_1.1fr_1.3fr]">
        <div>
          <p className="font-serif text-h3 font-semibold wrap-anywhere">
            <LocalizedText text={settings?.name} />
          </p>
          <p className="mt-2 max-w-sm text-on-pine-muted @max-2xl:hidden">
            <LocalizedText text={settings?.tagline} />
          </p>
          <RunBy
            settings={settings}
            className="mt-1 max-w-sm text-small text-on-pine-muted @2xl:mt-3"
            linkClass="underline underline-offset-4 hover:decoration-2"
          />
        </div>
        <FooterContacts settings={settings} />
        <section>
          <h2 className="text-h3 @max-2xl:sr-only">{t('pages')}</h2>
          <ul className="flex flex-wrap gap-x-3 text-small @2xl:mt-2 @2xl:block @2xl:columns-2 @2xl:text-base">
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
      <div className="frame @2xl:pb-14">
        {clockStart && (
          <p className="pb-3 text-small text-on-pine-muted">
            {t('exampleClock', {day: dateInWords(clockStart, locale)})}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-x-3 border-t border-on-pine-muted/25 pt-1 text-small text-on-pine-muted @2xl:gap-x-8 @2xl:py-4">
          <Link href="/terms" className={footerLink}>
            {t('terms')}
          </Link>
          <Link href="/privacy" className={`${footerLink} @max-2xl:hidden`}>
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
          <p className="me-auto @max-2xl:flex @max-2xl:w-full @max-2xl:flex-wrap @max-2xl:items-center @max-2xl:after:h-16 @max-2xl:after:w-36 @2xl:order-first @2xl:py-2">
            <span className="@max-2xl:flex-[1_1_8rem]">
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
