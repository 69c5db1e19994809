import {getTranslations} from 'next-intl/server'
import {ContactLinks} from './contact-links.tsx'

/** In the place of a form, for browsers without JavaScript: how else to reach the organisers. */
export async function WithoutScript() {
  const t = await getTranslations('submission')
  return (
    <noscript>
      <p className="measure">
        {t('withoutScript')} <ContactLinks />
      </p>
    </noscript>
  )
}
