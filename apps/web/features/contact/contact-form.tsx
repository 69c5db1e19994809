import {getTranslations} from 'next-intl/server'
import {WithoutScript} from '#/ui/layout/without-script.tsx'
import {LateContactForm} from './form/late-contact-form.tsx'

export async function ContactForm() {
  const t = await getTranslations('contact')
  return (
    <section
      aria-labelledby="write"
      className="grid max-w-2xl gap-5 border-t-2 border-accent pt-4 print:hidden"
    >
      <div>
        <h2 id="write" className="text-h2">
          {t('write')}
        </h2>
        <p className="mt-2 text-muted noscript:hidden">{t('writeText')}</p>
      </div>
      <WithoutScript />
      <LateContactForm />
    </section>
  )
}
