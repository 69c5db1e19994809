import {useTranslations} from 'next-intl'
import type {ReactNode} from 'react'
import {Link} from '#/ui/link.tsx'
import {mailtoLink} from '#/ui/mailto-link.ts'
import {NewsletterForm} from './subscription/newsletter-form.tsx'

interface NewsletterSignUpProps {
  /** The organisers' address, for visitors without JavaScript. */
  email: string | null | undefined
}

const linkClass = 'underline underline-offset-4 hover:decoration-2'

/** Subscribes to the newsletter, on a dark background. */
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
    <section className="mt-8 max-w-sm">
      <h2 className="text-h3">{t('title')}</h2>
      <p className="mt-2 text-on-pine-muted">{t.rich('text', {privacy: privacyLink})}</p>
      <p className="mt-2 hidden noscript:block">{t.rich('noScript', {link: contactLink})}</p>
      <NewsletterForm />
    </section>
  )
}
