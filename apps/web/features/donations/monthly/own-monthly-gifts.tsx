'use client'

import {useTranslations} from 'next-intl'
import {useEffect, useState} from 'react'
import {useSavedCard} from '#/ui/checkout/use-saved-card.ts'
import {buttonClass} from '#/ui/controls/button.tsx'
import {ExplainedSection} from '#/ui/layout/explained-section.tsx'
import {loadOwnGifts, type GiftResult} from './monthly-actions.ts'
import type {OwnMonthlyGift} from './monthly-gift.ts'
import {ShownGift} from './shown-gift.tsx'

/** Renders nothing for whoever gives nothing every month. */
export function OwnMonthlyGifts() {
  const t = useTranslations('donation.monthly')
  const [result, setResult] = useState<GiftResult<OwnMonthlyGift[]>>()
  const [attempts, setAttempts] = useState(1)

  useEffect(() => {
    let isCurrent = true
    void loadOwnGifts().then((loaded) => isCurrent && setResult(loaded))
    return () => {
      isCurrent = false
    }
  }, [attempts])

  const reload = () => setAttempts((before) => before + 1)
  useSavedCard({message: t('cardSaved'), readAgain: reload})

  if (!result || (result.ok && result.data.length === 0)) return null
  return (
    <ExplainedSection title={t('own.title')} text={t('own.text')}>
      {result.ok ? (
        <ul className="grid gap-8">
          {result.data.map((gift) => (
            <li key={gift.id}>
              <ShownGift
                giftKey={{id: gift.id}}
                gift={gift}
                onChanged={(changed) => setResult(withChanged(result, {...changed, id: gift.id}))}
                onGone={reload}
              />
            </li>
          ))}
        </ul>
      ) : (
        <div role="alert">
          <p className="font-semibold text-danger">{t('own.loadErrorTitle')}</p>
          <p className="mt-1">{t(`error.${result.error}`)}</p>
          <button type="button" onClick={reload} className={`${buttonClass('quiet')} mt-4`}>
            {t('retry')}
          </button>
        </div>
      )}
    </ExplainedSection>
  )
}

function withChanged(
  result: Extract<GiftResult<OwnMonthlyGift[]>, {ok: true}>,
  changed: OwnMonthlyGift,
): GiftResult<OwnMonthlyGift[]> {
  return {...result, data: result.data.map((gift) => (gift.id === changed.id ? changed : gift))}
}
