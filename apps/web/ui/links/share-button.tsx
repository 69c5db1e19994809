import {useLocale} from 'next-intl'
import {env} from '#/env.ts'
import {localizedUrl} from '#/i18n/localized-path.ts'
import {ShareControl} from './share-control.tsx'

interface ShareButtonProps {
  title: string
  path: string
}

/** Without JavaScript, the address itself can be copied. */
export function ShareButton(props: ShareButtonProps) {
  const url = localizedUrl(env.SITE_URL, useLocale(), props.path)
  return (
    <>
      <ShareControl {...props} />
      <noscript>
        <a href={url} className="text-link inline-block py-2 wrap-anywhere">
          {url}
        </a>
      </noscript>
    </>
  )
}
