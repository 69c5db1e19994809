import {getTranslations} from 'next-intl/server'
import {ContactLinks} from '../links/contact-links.tsx'
import {InsteadOfScript} from '../texts/instead-of-script.tsx'

interface WithoutScriptProps {
  of?: 'form' | 'link' | 'account' | 'password' | 'admin' | 'comments'
}

/** What a place that needs scripts says without them: what to do, and how else to reach the organisers. */
export async function WithoutScript({of = 'form'}: WithoutScriptProps) {
  const t = await getTranslations('submission')
  return (
    <InsteadOfScript>
      <p className="measure">
        {t(`withoutScript.${of}`)} {t('withoutScript.reload')} <ContactLinks />
      </p>
    </InsteadOfScript>
  )
}
