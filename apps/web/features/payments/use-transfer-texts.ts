'use client'

import {useLocale, useTranslations} from 'next-intl'
import {formatShortDate} from '#/time/format-date.ts'
import type {Movement, Outcome} from './payments-actions.ts'
import {usePounds} from './use-pounds.ts'

export function useTransferTexts() {
  const t = useTranslations('admin.payments.transfer')
  const locale = useLocale()
  const pounds = usePounds()
  const facts = ({pence, on}: Movement) => ({sum: pounds(pence), day: formatShortDate(on, locale)})
  return {
    /** A sum that cannot be read is not named. */
    confirm: (movement: Movement | undefined) =>
      movement ? t('confirmThis', facts(movement)) : t('confirm'),
    done: (movement: Movement, {isHeld, validUntil}: Outcome, name?: string) => {
      if (isHeld) return t('held', facts(movement))
      const done = name ? t('doneFor', {...facts(movement), name}) : t('done', facts(movement))
      return validUntil ? `${done} ${t('until', {until: formatShortDate(validUntil, locale)})}` : done
    },
  }
}
