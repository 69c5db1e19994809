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
    <section className="mt-2 @max-2xl:flex @max-2xl:flex-wrap @max-2xl:items-baseline @max-2xl:gap-x-3 @2xl:mt-0 @2xl:max-w-sm">
      <h2 className="text-h3">{t('title')}</h2>
      <p className="text-on-pine-muted @max-2xl:order-last @max-2xl:mt-1 @max-2xl:w-full @max-2xl:text-small @2xl:mt-2">
        {t.rich('text', {privacy: privacyLink})}
      </p>
      <p className="mt-2 hidden @max-2xl:w-full noscript:block">{t.rich('noScript', {link: contactLink})}</p>
      <LateNewsletterForm />
    </section>
  )
}
