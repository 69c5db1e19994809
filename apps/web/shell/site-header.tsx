import {useLocale, useTranslations} from 'next-intl'
import {AccountButton} from '#/features/account/account-button.tsx'
import {DonateButton} from '#/features/donations/donate-button.tsx'
import {localizeText} from '#/i18n/localize.ts'
import {Link} from '#/ui/links/link.tsx'
import {menu, moreMenu} from '#/routes/pages.ts'
import type {SiteSettings} from '#/site-settings/site-settings-queries.ts'
import {OakLeaf} from '#/ui/graphics/oak-leaf.tsx'
import {LocalizedText} from '#/ui/texts/localized-text.tsx'
import {LanguageToggle} from './language-toggle.tsx'
import {MenuLink, MobileMenu} from './menu.tsx'

export function SiteHeader({settings}: {settings: SiteSettings | null}) {
  const locale = useLocale()
  const t = useTranslations('navigation')
  return (
    <div className="frame relative flex min-h-18 flex-wrap items-center justify-end gap-1 py-3 sm:gap-2">
      <Link
        href="/"
        aria-label={t('homeLink', {name: localizeText(settings?.name, locale)})}
        className="flex min-h-11 max-w-full flex-[1_1_9rem] items-center gap-2 text-ink no-underline"
      >
        <OakLeaf className="size-8 flex-none text-brand sm:size-9" />
        <span className="min-w-0 font-serif text-[0.9375rem] leading-[1.1] wrap-break-word font-semibold min-[24rem]:text-base sm:text-[1.1875rem]">
          <LocalizedText text={settings?.name} />
        </span>
      </Link>
      <nav aria-label={t('label')} className="hidden flex-none min-[70rem]:block">
        <ul className="flex">
          {menu.map(({path, label}) => (
            <li key={path}>
              <MenuLink href={path} className="px-2.5">
                {t(label)}
              </MenuLink>
            </li>
          ))}
        </ul>
      </nav>
      <MenuLink href="/paieska" prefetch={false} className="w-11 flex-none justify-center max-sm:hidden">
        <SearchIcon />
        <span className="sr-only">{t('search')}</span>
      </MenuLink>
      <LanguageToggle />
      <div className="flex flex-none gap-2 empty:hidden max-md:hidden">
        <DonateButton />
        <AccountButton />
      </div>
      <MobileMenu label={t('menu')} navigationLabel={t('label')}>
        <MenuPanel />
      </MobileMenu>
    </div>
  )
}

function MenuPanel() {
  const t = useTranslations('navigation')
  return (
    <>
      <ul className="text-lead sm:grid sm:grid-cols-2">
        {menu.map(({path, label}) => (
          <li key={path}>
            <MenuLink href={path}>{t(label)}</MenuLink>
          </li>
        ))}
      </ul>
      <ul className="mt-2 border-t border-line pt-2 sm:grid sm:grid-cols-2">
        {moreMenu.map(({path, label}) => (
          <li key={path}>
            <MenuLink href={path}>{t(label)}</MenuLink>
          </li>
        ))}
        <li className="sm:hidden">
          <MenuLink href="/paieska" prefetch={false} className="gap-2 px-3">
            <SearchIcon />
            {t('search')}
          </MenuLink>
        </li>
      </ul>
      <div className="mt-3 flex flex-wrap gap-3 px-3 empty:hidden md:hidden">
        <DonateButton />
        <AccountButton />
      </div>
    </>
  )
}

function SearchIcon() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 20 20"
      width="20"
      height="20"
      className="size-5 flex-none"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
    >
      <circle cx="8.5" cy="8.5" r="5.5" />
      <path d="m13 13 4.5 4.5" />
    </svg>
  )
}
