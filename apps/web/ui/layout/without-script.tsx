import {getTranslations} from 'next-intl/server'
import {ContactLinks} from '../links/contact-links.tsx'

interface WithoutScriptProps {
  /** What does not work. */
  of?: 'form' | 'link' | 'account' | 'password' | 'admin'
}

/** In the place of what needs JavaScript, for browsers without it: that it does, and how else to reach the organisers. */
export async function WithoutScript({of = 'form'}: WithoutScriptProps) {
  const t = await getTranslations('submission')
  return (
    <noscript>
      <p className="measure">
        {t(`withoutScript.${of}`)} <ContactLinks />
      </p>
    </noscript>
  )
}
