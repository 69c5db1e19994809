import {useLocale} from 'next-intl'
import {env} from '#/environment/env.ts'
import {localizedUrl} from '#/i18n/localized-path.ts'
import {InsteadOfScript} from '../texts/instead-of-script.tsx'
import {ShareControl} from './share-control.tsx'

interface ShareButtonProps {
  title: string
  path: string
}

/** Without scripts, the address itself can be copied. */
export function ShareButton(props: ShareButtonProps) {
  const url = localizedUrl(env.SITE_URL, useLocale(), props.path)
  return (
    <>
      <ShareControl {...props} />
      <InsteadOfScript>
        <a href={url} className="text-link inline-block py-2 wrap-anywhere">
          {url}
        </a>
      </InsteadOfScript>
    </>
  )
}
