import {useTranslations} from 'next-intl'
import type {ReactNode} from 'react'
import {Link} from '#/ui/links/link.tsx'
import {mailtoLink} from '#/ui/links/contact-urls.ts'
import {LateNewsletterForm} from './subscription/late-newsletter-form.tsx'

interface NewsletterSignUpProps {
  /** Visitors without JavaScript write to this address of the organisers. */
  email: string | null | undefined
}

const linkClass = 'underline underline-offset-4 hover:decoration-2'

export function NewsletterSignUp({email}: NewsletterSignUpProps) {
  const t = useTranslations('newsletter')
  const privacyLink = (text: ReactNode) => (
    <Link href="/privacy" className={linkClass}>
      {text}
    </Link>
  )
  const contactLink = (text: ReactNode) =>
    email ? (
      <a href={mailtoLink(email, {subject: t('title')})} className={linkClass}>
        {text}
      </a>
    ) : (
      <Link href="/kontaktai" className={linkClass}>
        {text}
      </Link>
    )
  return (
    <section className="mt-2 max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:gap-x-3 sm:mt-0 sm:max-w-sm">
      <h2 className="text-h3">{t('title')}</h2>
      <p className="text-on-pine-muted max-sm:order-last max-sm:mt-1 max-sm:w-full max-sm:text-small sm:mt-2">
        {t.rich('text', {privacy: privacyLink})}
      </p>
      <p className="mt-2 hidden max-sm:w-full noscript:block">{t.rich('noScript', {link: contactLink})}</p>
      <LateNewsletterForm />
    </section>
  )
}
