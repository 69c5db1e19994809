'use client'

import {londonToday} from '@site/schemas/london-time/instant'
import {useTranslations} from 'next-intl'
import {useEffect, useId, useRef, useState} from 'react'
import {buttonClass} from '#/ui/controls/button.tsx'
import {FormField} from '#/ui/forms/form-field.tsx'
import {ListFailure} from '#/features/admin-list/list-message.tsx'
import {useSettledQuery} from '#/features/admin-list/query-client.ts'
import {RowsSkeleton} from '#/features/admin-list/skeletons.tsx'
import {GiftAidClaims} from './gift-aid-claims.tsx'
import {GiftAidDeclarations} from './gift-aid-declarations.tsx'
import {GiftAidGifts} from './gift-aid-gifts.tsx'
import {giftAidLinesQuery, type Period} from './gift-aid-queries.ts'

const isDay = (typed: string) => /^\d{4}-\d\d-\d\d$/.test(typed)

/** Gifts can be claimed for four years. */
function everyClaimable(): Period {
  const to = londonToday()
  return {from: `${Number(to.slice(0, 4)) - 4}-01-01`, to}
}

export function GiftAidPage({onClose}: {onClose: () => void}) {
  const t = useTranslations('admin.giftAid')
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [period, setPeriod] = useState(everyClaimable)
  const row = useSettledQuery(giftAidLinesQuery(period))
  const {data, error, isLoading, reload} = row

  useEffect(() => heading.current?.focus(), [])

  const dayField = (name: keyof Period) => ({
    id: `${id}-${name}`,
    type: 'date',
    label: t(name),
    max: londonToday(),
    defaultValue: period[name],
    onChange: (event: {target: {value: string}}) => {
      const {value} = event.target
      if (isDay(value)) setPeriod((before) => ({...before, [name]: value}))
    },
  })

  return (
    <section className="grid grid-cols-1 gap-8">
      <div className="grid gap-4">
        <button type="button" onClick={onClose} className={`${buttonClass('quiet')} justify-self-start`}>
          {t('back')}
        </button>
        <h2 ref={heading} tabIndex={-1} className="text-h2 outline-none">
          {t('title')}
        </h2>
        {data &&
          (data.charity ? (
            <p className="max-w-3xl">
              {t('charity', {name: data.charity.charityName, reference: data.charity.hmrcReference})}
            </p>
          ) : (
            <p className="max-w-3xl rounded-soft border-s-6 border-line bg-sunken px-4 py-3">{t('off')}</p>
          ))}
      </div>
      <div className="grid max-w-xl gap-x-6 gap-y-4 sm:grid-cols-2">
        <FormField {...dayField('from')} />
        <FormField {...dayField('to')} />
      </div>
      {error && (
        <ListFailure
          error={error}
          hasRows={Boolean(data)}
          isLoading={isLoading}
          onRetry={() => void reload()}
        />
      )}
      {data ? <GiftAidGifts lines={data} period={period} /> : !error && <RowsSkeleton />}
      <GiftAidClaims />
      <GiftAidDeclarations isOn={Boolean(data?.charity)} />
    </section>
  )
}
