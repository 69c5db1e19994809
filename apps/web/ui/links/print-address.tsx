import {getLocale, getTranslations} from 'next-intl/server'
import {env} from '#/environment/env.ts'
import {localizedUrl} from '#/i18n/localized-path.ts'
import {getSiteSettings} from '#/site-settings/site-settings-queries.ts'
import {Sash} from '../graphics/sash.tsx'
import {qrCode} from './qr-code.ts'

interface PrintAddressProps {
  path: string
  /** `head` stands beside the letterhead, as the first thing of a page; `foot` below a sash, as its last. */
  variant?: 'head' | 'foot'
}

// The head goes up to where the letterhead starts (print.css).
const variants = {
  head: '-mt-[14mm] mb-3 flex-row-reverse text-end text-small',
  foot: 'mt-4',
}

export async function PrintAddress({path, variant = 'head'}: PrintAddressProps) {
  const [locale, t, settings] = await Promise.all([getLocale(), getTranslations('print'), getSiteSettings()])
  const {email, phone} = settings?.contacts ?? {}
  const url = localizedUrl(env.SITE_URL, locale, path)
  return (
    <div className="hidden break-inside-avoid print:block">
      {variant === 'foot' && <Sash />}
      <div className={`flex items-center gap-8 ${variants[variant]}`}>
        {/* oxlint-disable-next-line nextjs/no-img-element -- drawn for paper, in one size */}
        <img alt="" src={await qrCode(url)} className="size-[7em]" style={{imageRendering: 'pixelated'}} />
        <div>
          <p className="text-muted">{t('details')}</p>
          <p className="font-serif text-[1.3em] font-semibold wrap-anywhere">
            {url.replace(/^https?:\/\//, '')}
          </p>
          <p className="text-muted">{[phone, email].filter(Boolean).join('\u00a0· ')}</p>
        </div>
      </div>
    </div>
  )
}
