'use client'

import {useTranslations} from 'next-intl'
import {useRef, useState} from 'react'
import {buttonClass} from '#/ui/controls/button.tsx'
import {keepLength, keptLength} from '#/ui/texts/list-length.ts'
import {useDonors} from './giving-queries.ts'

const FIRST = 24

/** Once all names are shown, this search param has their number. */
const SHOWN_PARAM = 'aukotojai'

/** Only donors who agreed to be named are listed. */
export function DonorList({campaignId}: {campaignId: string}) {
  const t = useTranslations('campaign.live')
  const element = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const donors = useDonors(campaignId, element) ?? []
  const [isExtended, setIsExtended] = useState(false)
  // There are no donors yet while the page is rendered on the server.
  const isShortened = donors.length > FIRST && !isExtended && keptLength(SHOWN_PARAM) <= FIRST

  function showAll() {
    setIsExtended(true)
    keepLength(SHOWN_PARAM, donors.length)
    // The button that had the focus is gone.
    list.current?.focus({preventScroll: true})
  }

  return (
    <div ref={element}>
      {donors.length > 0 && (
        <section aria-labelledby="donors" className="frame pt-16 md:pt-24">
          <h2 id="donors" className="text-h2">
            {t('donors')}
          </h2>
          <p className="mt-2 text-muted">{t('donorsText')}</p>
          <ul
            ref={list}
            tabIndex={-1}
            className="mt-6 flex flex-wrap gap-x-6 gap-y-2 font-semibold wrap-anywhere outline-none"
          >
            {donors.slice(0, isShortened ? FIRST : undefined).map((donor) => (
              <li key={donor}>{donor}</li>
            ))}
          </ul>
          {isShortened && (
            <button type="button" onClick={showAll} className={`${buttonClass('quiet')} mt-6`}>
              {t('allDonors', {count: donors.length})}
            </button>
          )}
        </section>
      )}
    </div>
  )
}
