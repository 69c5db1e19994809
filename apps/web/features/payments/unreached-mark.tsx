'use client'

import {useTranslations} from 'next-intl'
import {Badge} from '#/ui/badge.tsx'
import type {UnreachedReason} from './payment.ts'

/** Says that emails to somebody do not arrive. */
export function UnreachedMark({reason}: {reason: UnreachedReason}) {
  const t = useTranslations('admin.payments.unreached')
  return <Badge variant="danger">{t(reason)}</Badge>
}
