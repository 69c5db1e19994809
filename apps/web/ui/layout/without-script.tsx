import {getTranslations} from 'next-intl/server'
import {ContactLinks} from '../links/contact-links.tsx'

interface WithoutScriptProps {
  of?: 'form' | 'link' | 'account' | 'password' | 'admin'
}

/** Browsers without JavaScript get this instead: how else to reach the organisers. */
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
