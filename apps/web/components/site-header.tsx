import {useTranslations} from 'next-intl'
import type {SiteSettings} from '../content/content-types.ts'
import {Link} from '../i18n/navigation.ts'
import {menu} from '../navigation/pages.ts'
import {LanguageToggle} from './language-toggle.tsx'
import {LocalizedText} from './localized-text.tsx'
import {MenuLink} from './menu-link.tsx'
import {MobileMenu} from './mobile-menu.tsx'
import {OakLeaf} from './oak-leaf.tsx'

/** Name of the community, menu and language: on top of every page. */
export function SiteHeader({settings}: {settings: SiteSettings | null}) {
  const t = useTranslations('navigation')
  const links = menu.map(({path, label}) => (
    <li key={path}>
      <MenuLink href={path}>{t(label)}</MenuLink>
    </li>
  ))
  return (
    <header className="frame relative flex min-h-18 items-center gap-2 py-3 sm:gap-6">
      <Link href="/" className="me-auto flex items-center gap-2 text-ink no-underline">
        <OakLeaf className="size-8 sm:size-9 flex-none text-brand" />
        <span className="max-w-34 font-serif text-base leading-[1.1] sm:text-[1.1875rem] font-semibold sm:max-w-none">
          <LocalizedText text={settings?.name} />
        </span>
      </Link>
      <nav aria-label={t('label')} className="hidden md:block">
        <ul className="flex gap-1">{links}</ul>
      </nav>
      <LanguageToggle />
      <MobileMenu label={t('menu')} navigationLabel={t('label')}>
        <ul className="flex flex-col">{links}</ul>
      </MobileMenu>
    </header>
  )
}
