import {useTranslations} from 'next-intl'
import type {ComponentProps, ReactNode} from 'react'
import {Link} from '#/ui/links/link.tsx'
import {CheckboxField} from '#/ui/forms/checkbox-field.tsx'

const privacyLink = (text: ReactNode) => <PrivacyLink>{text}</PrivacyLink>

/** The policy opens in a new tab, so that nothing typed is lost. */
export function PrivacyField(field: Omit<ComponentProps<typeof CheckboxField>, 'label'>) {
  const t = useTranslations('account.signUp')
  return <CheckboxField {...field} label={t.rich('privacy', {link: privacyLink})} />
}

/** Where the sign-up, perhaps somebody else's, has asked for it already. */
export function PrivacyNote() {
  const t = useTranslations('account.reset')
  return <p className="text-small text-muted">{t.rich('privacy', {link: privacyLink})}</p>
}

function PrivacyLink({children}: {children: ReactNode}) {
  const t = useTranslations('account.signUp')
  return (
    <Link href="/privacy" target="_blank" className="text-link">
      {children}
      <span className="sr-only"> ({t('opensNewTab')})</span>
    </Link>
  )
}
