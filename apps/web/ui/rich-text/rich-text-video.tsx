import {playerAddress, readVideoAddress, watchAddress} from '@site/schemas/links/video-address'
import {useLocale, useTranslations} from 'next-intl'
import {buttonClass} from '../controls/button.tsx'
import {Picture, type PictureImage} from '../pictures/picture.tsx'
import {PrintedLink} from '../links/printed-link.tsx'
import {VideoPlayer} from '../pictures/video-player.tsx'
import {ExternalLink} from '../links/web-link.tsx'

interface RichTextVideoProps {
  url?: string
  title?: string
  cover?: PictureImage | null
}

/** YouTube or Vimeo gets no request before the visitor plays the film; without scripts and on paper it is a link. */
export function RichTextVideo({url = '', title, cover}: RichTextVideoProps) {
  const locale = useLocale()
  const t = useTranslations('richText.video')
  const video = readVideoAddress(url)
  if (!title || !video || video === 'list') return null
  const {site} = video
  const address = watchAddress(video)
  return (
    <figure className="my-8">
      <div className="relative aspect-video overflow-hidden rounded-card bg-pine noscript:hidden print:hidden">
        {cover && (
          <Picture
            image={cover}
            ratio={16 / 9}
            sizes="(min-width: 48rem) 40rem, 92vw"
            decorative
            className="absolute inset-0 h-full object-cover"
          />
        )}
        <VideoPlayer src={playerAddress(video, locale)} title={title} label={`${t('play')}: ${title}`}>
          <span className={`${buttonClass()} relative`} lang={locale}>
            <svg
              aria-hidden="true"
              viewBox="0 0 20 20"
              width="20"
              height="20"
              className="size-5 flex-none"
              fill="currentColor"
            >
              <path d="M5 3v14l12-7z" />
            </svg>
            {t('play')}
          </span>
        </VideoPlayer>
      </div>
      <figcaption className="mt-2 text-small text-muted">
        <span className="block font-semibold text-ink">{title}</span>
        <span lang={locale} className="print:hidden">
          <span className="noscript:hidden">{t('notice', {site})} </span>
          <ExternalLink href={address} className="text-link">
            {t('watch', {site})}
          </ExternalLink>
        </span>
        <PrintedLink href={address} />
      </figcaption>
    </figure>
  )
}
