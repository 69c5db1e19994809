'use client'

import type {UnreachedReason} from '@site/schemas/statuses/email'
import {useTranslations} from 'next-intl'
import {Badge} from '#/ui/controls/badge.tsx'

export function UnreachedMark({reason}: {reason: UnreachedReason}) {
  const t = useTranslations('admin.payments.unreached')
  return <Badge variant="danger">{t(reason)}</Badge>
}
