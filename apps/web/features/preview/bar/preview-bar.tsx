'use client'

import {usePathname, useSearchParams} from 'next/navigation'
import {useState, useSyncExternalStore} from 'react'
import {buttonClass} from '#/ui/controls/button.tsx'
import {ShareCard} from './share-card.tsx'

interface PreviewBarProps {
  texts: {title: string; text: string; leave: string; sharePicture: string}
}

/** The bar uses no class name that visitors' pages do not use, since it would be added to their stylesheet. */
export function PreviewBar({texts}: PreviewBarProps) {
  const isFramed = useIsFramed()
  const [showsCard, setShowsCard] = useState(false)
  const pathname = usePathname()
  const query = useSearchParams().toString()
  const leave = new URLSearchParams({to: query ? `${pathname}?${query}` : pathname})

  return (
    <section
      aria-label={texts.title}
      style={{position: 'sticky', bottom: 0}}
      className="z-20 bg-pine text-on-pine"
    >
      {showsCard && <ShareCard key={pathname} />}
      <div className="frame flex flex-wrap items-center gap-x-4 gap-y-1 py-1.5">
        <p className="flex-1 text-small">
          <strong>{texts.title}.</strong> {texts.text}
        </p>
        <button
          type="button"
          aria-expanded={showsCard}
          onClick={() => setShowsCard(!showsCard)}
          className="min-h-11 text-small font-semibold underline underline-offset-4"
        >
          {texts.sharePicture}
        </button>
        {/* In the Studio's frame the Studio is what one leaves; outside, a full page load ends the preview. */}
        {!isFramed && (
          <a href={`/api/preview/leave?${leave}`} className={buttonClass('primary')}>
            {texts.leave}
          </a>
        )}
      </div>
    </section>
  )
}

/** The server cannot know, so it says false. */
const useIsFramed = () =>
  useSyncExternalStore(
    neverChanges,
    () => window.self !== window.top,
    () => false,
  )

const neverChanges = () => () => {}
